import { searchEndpoints } from '@hearthside/contract/search/endpoints';
import { resource } from '@/lib/api/resource';
import { RichTextEditor, type RichTextEditorProps } from '@/ui/rich-text/rich-text-editor';

const { pages, missingPages } = resource('search', searchEndpoints);

const PORTAL_PAGES = {
  find: async (search: string) => (await pages({ search })).pages,
  missing: async (paths: readonly string[]) => (await missingPages({ paths: [...paths] })).missing,
};

/** The editor for texts that members read, which may link to pages of the portal. */
export function TextEditor(props: Omit<RichTextEditorProps, 'pages'>) {
  return <RichTextEditor pages={PORTAL_PAGES} {...props} />;
}
