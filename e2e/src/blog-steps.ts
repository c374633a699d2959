import type { Page } from 'playwright-core';

const BLOGS_IN_PANEL = '/admin/content-manager/collection-types/api::blog.blog';

const panelTitle = (page: Page) => page.locator('input[name=title]');

/** The rich text of the open paragraph in the panel. */
export const panelText = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true });

/** Writes a blog with one paragraph in the panel and publishes it. Returns the address of its form. */
export async function publishInPanel(page: Page, title: string, text: string) {
  await page.goto(`${BLOGS_IN_PANEL}/create`);
  await panelTitle(page).fill(title);
  await page
    .getByRole('button', { name: /Nothing yet. Press to add one/ })
    .first()
    .click();
  await panelText(page).click();
  await page.keyboard.type(text);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.waitForURL((url) => !url.pathname.endsWith('/create'));
  await panelTitle(page).waitFor();
  return page.url();
}

/** Opens a blog in Manage Blogs by its title, for editing. */
export async function editBlog(page: Page, title: string) {
  await page.goto('/admin-blogs');
  await page
    .getByRole('table', { name: 'Blogs' })
    .getByRole('button', { name: title, exact: true })
    .click();
  return page.getByRole('dialog', { name: 'Edit Blog' });
}
