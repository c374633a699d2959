/** The addresses of the blogs, as members read them and as admins manage them. A route's `:slug` stays as it is. */
export const blogPages = {
  list: '/blogs',
  /** The list with only one category in it. */
  category: (category: string) => `/blogs?${new URLSearchParams({ category })}`,
  blog: (slug: string) => `/blogs/${encodeURIComponent(slug).replace(/^%3A/, ':')}`,
  manage: '/admin-blogs',
  manageSearch: (search: string) => `/admin-blogs?${new URLSearchParams({ search })}`,
  trash: '/admin-blogs/trash',
  /** The form for writing a blog. */
  write: (id: string) => `/admin-blogs?write=${id}`,
  preview: (id: string) => `/preview/blog/${id}`,
} as const;
