import { fileWords } from './file-words';

/** The name of a list, by the name of one entry: short enough to fit into the menu. */
export const listNames: Record<string, string> = {
  Appointment: 'Appointments',
  Blog: 'Blogs',
  'Care team member': 'Care team members',
  Donation: 'Donations',
  Form: 'Forms',
  'Form submission': 'Form submissions',
  'Help answer': 'Help answers',
  'Help synonym': 'Help synonyms',
  'Help topic': 'Help topics',
  'Library folder': 'Library folders',
  'Library item': 'Library items',
  Member: 'Members',
  Membership: 'Memberships',
  'Membership plan': 'Membership plans',
  Page: 'Pages',
  Pet: 'Pets',
  'Pet document': 'Pet documents',
  'Pet record entry': 'Pet record entries',
  'Search without an answer': 'Unanswered searches',
  'Service provider': 'Service providers',
  Trust: 'Trusts',
};

/** Strapi's sentences in the portal's words, by Strapi's own keys. */
export const words = {
  en: {
    // Before signing in
    'Auth.form.welcome.title': 'Hearthside editors’ panel',
    'Auth.form.welcome.subtitle': 'Sign in to edit what members read',
    'Auth.form.button.login': 'Sign in',
    'Auth.form.button.forgot-password': 'Send email',
    'Auth.form.button.go-home': 'Back to the home page',
    'Auth.form.button.password-recovery': 'Set a new password',
    'Auth.form.email.placeholder': 'you@example.org',
    'Auth.form.firstname.placeholder': '',
    'Auth.form.lastname.placeholder': '',
    'Auth.form.rememberMe.label': 'Keep me signed in',
    'Auth.form.register.subtitle':
      'This account is only for the panel. Members have separate accounts.',
    'Auth.form.register.news.label': 'Let Strapi send me news ({terms}, {policy})',

    // A session that ends under a form (admin/typing keeps what was typed).
    'app.session.ended.title': 'Please sign in again',
    'app.session.ended.unsaved':
      'Your session has ended. What you typed is saved on this device. Sign in again to restore it in the form.',

    // The frame
    'app.components.LeftMenu.navbrand.title': 'Hearthside',
    'app.components.LeftMenu.navbrand.workplace': 'Editors’ panel',
    'app.components.LeftMenu.logo.alt': 'Hearthside',
    'global.content-manager': 'Content',
    'global.plugins.content-manager': 'Content',
    'content-manager.plugin.name': 'Content',
    'content-manager.header.name': 'Content',
    'content-manager.containers.Home.pluginHeaderTitle': 'Content',
    'content-manager.containers.Home.pluginHeaderDescription':
      'Choose what to work on in the menu on the left.',
    'content-manager.components.LeftMenu.Search.label': 'Search',
    'content-manager.components.LeftMenu.collection-types': 'Lists',
    'content-manager.components.LeftMenu.single-types': 'Single pages',
    'content-manager.pages.ListView.header-subtitle':
      '{number, plural, =0 {Nothing} one {# entry} other {# entries}} found',
    'content-manager.components.TableEmpty.withFilters': 'Nothing matches these filters.',
    'content-manager.components.TableEmpty.withSearch': 'Nothing matches “{search}”.',
    'content-manager.components.TableEmpty.withoutFilter': 'There is nothing here yet.',

    // Forms
    'content-manager.success.record.save': 'Saved',
    'content-manager.success.record.publish': 'Published',
    'content-manager.success.record.unpublish': 'Unpublished: members no longer see it',
    'content-manager.success.record.delete': 'Deleted',
    'content-manager.actions.edit.label': 'Open',
    'app.components.ToggleCheckbox.off-label': 'No',
    'app.components.ToggleCheckbox.on-label': 'Yes',
    'content-manager.relation.add': 'Choose',
    'content-manager.containers.edit.title.new': 'New',
    'content-manager.HeaderLayout.button.label-add-entry': 'Add',
    'content-manager.components.empty-repeatable': 'Nothing yet. Press to add one.',
    'content-manager.containers.EditView.add.new-entry': 'Add another',
    'content-manager.preview.panel.button': 'Preview as a member',
    // Our help says what a field is for. Its length limit is only mentioned when it is exceeded.
    'content-manager.form.Input.hint.text': '{description}',
    'content-manager.actions.copy-documentId.label': 'Copy the ID of this entry',
    'content-manager.actions.copy-documentId.success': 'ID copied',
    'content-manager.containers.edit.information.documentId.label': 'ID',

    ...fileWords,

    // Lists
    ...listNames,

    // The first page
    'HomePage.addWidget.button': 'Add widget',
    'HomePage.addWidget.title': 'Add widget',
    'HomePage.addWidget.noWidgetsAvailable': 'All widgets are already on the page.',
    'HomePage.head.title': 'Home',
    'HomePage.header.title': 'Hello, {name}',
    'HomePage.header.subtitle': 'To do and recent changes.',

    // Settings
    'Settings.application.description': 'Versions and logos of the panel',
    'Settings.permissions.users.listview.header.subtitle': 'Everyone who can sign in to this panel',
    'Settings.permissions.users.strapi-super-admin': 'Panel admin',
  },
};
