import type { Core } from '@strapi/strapi';

const FILE_UID = 'api::file.stored-file';

interface Attribute {
  type: string;
  target?: string;
}

interface JoinColumn {
  name: string;
  referencedColumn: string;
}

/** Every column that refers to a stored file, according to the content types. */
function referringColumns(strapi: Core.Strapi): { table: string; column: string }[] {
  const types = strapi.contentTypes as unknown as Record<
    string,
    { attributes: Record<string, Attribute> }
  >;
  return Object.entries(types).flatMap(([uid, { attributes }]) =>
    Object.entries(attributes)
      .filter(([, { type, target }]) => type === 'relation' && target === FILE_UID)
      .flatMap(([name]) => {
        const meta = strapi.db.metadata.get(uid);
        const { joinColumn } = meta.attributes[name] as { joinColumn?: JoinColumn };
        if (!joinColumn) throw new Error(`${uid}.${name} must refer to a file by a column.`);
        // Strapi gives every type a relation to itself, for other languages of the same entry.
        if (joinColumn.referencedColumn !== 'id') return [];
        return [{ table: meta.tableName, column: joinColumn.name }];
      }),
  );
}

/** The ids of files older than a moment that no row of any type refers to. */
export async function unreferredFiles(strapi: Core.Strapi, before: Date): Promise<number[]> {
  const query = strapi.db.connection('portal_files as f').where('f.created_at', '<', before);
  for (const { table, column } of referringColumns(strapi)) {
    query.whereRaw('not exists (select 1 from ?? where ?? = f.id)', [table, `${table}.${column}`]);
  }
  return query.orderBy('f.id').pluck('f.id');
}
