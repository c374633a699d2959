import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { AppointmentsPage } from '@/features/appointment';
import {
  BlogPage,
  BlogPreviewPage,
  BlogsPage,
  BlogTrashPage,
  ManageBlogsPage,
} from '@/features/blog';
import { DonorStatementPage, OwnStatementPage, PaymentsPage } from '@/features/donation';
import {
  AssignedFormsPage,
  FillFormPage,
  FormEditorPage,
  FormResponsesPage,
  FormsPage,
  FormTrashPage,
  ReportsPage,
} from '@/features/form';
import {
  EmergencyHelpPage,
  HelpPage,
  HelpTopicPage,
  HelpTrashPage,
  HelpVideosPage,
  MissedSearchesPage,
} from '@/features/help';
import { HomePage } from '@/features/home';
import { HistoryPage } from '@/features/history';
import { InboxPage } from '@/features/inbox';
import {
  AdminLibraryPage,
  LibraryFoldersPage,
  LibraryItemPage,
  LibraryPage,
  LibraryTrashPage,
} from '@/features/library';
import {
  CaregiverPage,
  CaregiversPage,
  DirectoryPage,
  InvitationsPage,
  ProfileFrame,
  ProfilePage,
  TrashPage,
  UserDialog,
  UsersPage,
} from '@/features/member';
import { AdminMembershipsPage, MembershipPage, MembershipTrashPage } from '@/features/membership';
import { ChoicesPage, NotificationsPage } from '@/features/notification';
import { CreatePetPage, EmergencyPage, PetRecordsPage, PetTrashPage } from '@/features/pet';
import {
  ConfirmEmailPage,
  ForgotPasswordPage,
  RegisterPage,
  ResetPasswordPage,
  SecurityPage,
  SignInPage,
  UndoEmailPage,
  WelcomePage,
} from '@/features/session';
import { DirectoriesPage, ReferalsPage } from '@/features/settings';
import { TrustPage, TrustsPage } from '@/features/trust';
import { lazyPage } from '@/lib/lazy-page';
import { Allowed } from './allowed';
import { MemberArea } from './member-area';
import { RenderError } from './pages/render-error';
import { Root } from './root';
import { OnlyVisitors, VisitorArea } from './visitor-area';

const NotFound = lazyPage(() => import('./pages/not-found'), 'NotFound');
/** The parts of the kit side by side, for whoever builds with them. */
const kitRoutes: RouteObject[] = import.meta.env.DEV
  ? [{ path: 'kit', Component: lazyPage(() => import('./kit/kit-page'), 'KitPage') }]
  : [];

/** The pages before the sign-in. Links from mails work for members too; sign-in leads them on. */
const visitorRoutes: RouteObject[] = [
  {
    element: <OnlyVisitors />,
    children: [
      { path: 'sign-in', element: <SignInPage /> },
      { path: 'register', element: <RegisterPage /> },
    ],
  },
  { path: 'forgot-password', element: <ForgotPasswordPage /> },
  { path: 'confirm-email', element: <ConfirmEmailPage /> },
  { path: 'reset-password', element: <ResetPasswordPage /> },
  { path: 'undo-email-change', element: <UndoEmailPage /> },
  { path: 'welcome', element: <WelcomePage /> },
];

/** The pages of members. Each section's code is fetched when it is first visited. */
const memberRoutes: RouteObject[] = [
  { index: true, element: <HomePage /> },
  {
    path: 'profile',
    element: <ProfileFrame />,
    children: [
      { index: true, element: <ProfilePage /> },
      { path: 'security', element: <SecurityPage /> },
      { path: 'notifications', element: <ChoicesPage /> },
    ],
  },
  {
    element: <Allowed section="users" />,
    children: [
      {
        path: 'users',
        element: <UsersPage />,
        children: [{ path: ':id', element: <UserDialog /> }],
      },
      { path: 'users/invitations', element: <InvitationsPage /> },
      { path: 'users/trash', element: <TrashPage /> },
      { path: 'users/history', element: <HistoryPage /> },
    ],
  },
  {
    element: <Allowed section="directory" />,
    children: [{ path: 'directory', element: <DirectoryPage /> }],
  },
  {
    element: <Allowed section="caregivers" />,
    children: [
      { path: 'caregivers', element: <CaregiversPage /> },
      { path: 'caregivers/:id', element: <CaregiverPage /> },
    ],
  },
  {
    element: <Allowed section="pet_records" />,
    children: [
      { path: 'pet-records', element: <PetRecordsPage /> },
      { path: 'pet-records/new', element: <CreatePetPage /> },
      { path: 'pet-records/trash', element: <PetTrashPage /> },
      { path: 'pet-records/:id/emergency', element: <EmergencyPage /> },
    ],
  },
  {
    element: <Allowed section="inbox" />,
    // One page for both addresses, so that the list stays as it is while chats are opened.
    children: [{ path: 'inbox/:chatId?', element: <InboxPage /> }],
  },
  {
    element: <Allowed section="appointments" />,
    children: [{ path: 'appointments', element: <AppointmentsPage /> }],
  },
  {
    element: <Allowed section="trusts" />,
    children: [
      { path: 'trusts', element: <TrustsPage /> },
      { path: 'trusts/:id', element: <TrustPage /> },
    ],
  },
  {
    element: <Allowed section="forms" />,
    children: [
      { path: 'forms', element: <AssignedFormsPage /> },
      { path: 'forms/:formId', element: <FillFormPage /> },
    ],
  },
  {
    element: <Allowed section="admin_forms" />,
    children: [
      { path: 'admin-forms', element: <FormsPage /> },
      { path: 'admin-forms/new', element: <FormEditorPage /> },
      { path: 'admin-forms/trash', element: <FormTrashPage /> },
      { path: 'admin-forms/:formId', element: <FormEditorPage /> },
      { path: 'admin-forms/:formId/responses', element: <FormResponsesPage /> },
    ],
  },
  {
    element: <Allowed section="reports" />,
    children: [{ path: 'reports', element: <ReportsPage /> }],
  },
  {
    element: <Allowed section="library" />,
    children: [{ path: 'library', element: <LibraryPage /> }],
  },
  { path: 'library/items/:id', element: <LibraryItemPage /> },
  {
    element: <Allowed section="admin_library" />,
    children: [
      { path: 'admin-library', element: <AdminLibraryPage /> },
      { path: 'admin-library/folders', element: <LibraryFoldersPage /> },
      { path: 'admin-library/trash', element: <LibraryTrashPage /> },
    ],
  },
  { path: 'blogs', element: <BlogsPage /> },
  { path: 'blogs/:slug', element: <BlogPage /> },
  {
    element: <Allowed section="admin_blogs" />,
    children: [
      { path: 'admin-blogs', element: <ManageBlogsPage /> },
      { path: 'admin-blogs/trash', element: <BlogTrashPage /> },
    ],
  },
  { path: 'help', element: <HelpPage /> },
  { path: 'help/videos', element: <HelpVideosPage /> },
  { path: 'help/missed-searches', element: <MissedSearchesPage /> },
  { path: 'help/trash', element: <HelpTrashPage /> },
  { path: 'help/:topic/:id?', element: <HelpTopicPage /> },
  {
    element: <Allowed section="membership" />,
    children: [
      { path: 'membership', element: <MembershipPage /> },
      { path: 'membership/statement/:year', element: <OwnStatementPage /> },
    ],
  },
  {
    element: <Allowed section="admin_memberships" />,
    children: [
      { path: 'admin-memberships', element: <AdminMembershipsPage /> },
      { path: 'admin-memberships/trash', element: <MembershipTrashPage /> },
    ],
  },
  {
    element: <Allowed section="admin_payments" />,
    children: [
      { path: 'admin-payments', element: <PaymentsPage /> },
      { path: 'admin-payments/:id/statement', element: <DonorStatementPage /> },
    ],
  },
  {
    element: <Allowed section="directories" />,
    children: [{ path: 'directories', element: <DirectoriesPage /> }],
  },
  {
    element: <Allowed section="referals" />,
    children: [{ path: 'referals', element: <ReferalsPage /> }],
  },
  { path: 'notifications', element: <NotificationsPage /> },
  { path: '*', element: <NotFound /> },
];

/** Every address of the portal. */
export const router = createBrowserRouter([
  {
    element: <Root />,
    errorElement: <RenderError whole />,
    children: [
      { element: <VisitorArea />, children: visitorRoutes },
      // The panel's preview frames it, without a member's session.
      { path: 'preview/blog/:id', element: <BlogPreviewPage /> },
      // Kept on the device: it is there while the server is not, and asks for no session.
      { path: 'emergency-help', element: <EmergencyHelpPage /> },
      ...kitRoutes,
      {
        element: <MemberArea />,
        children: [{ errorElement: <RenderError />, children: memberRoutes }],
      },
    ],
  },
]);
