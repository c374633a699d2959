import { memberColumns, memberIndexes } from '../../api/member/rules/columns';

interface UsersPermissions {
  contentTypes: {
    user: {
      schema: {
        attributes: Record<string, Record<string, unknown>>;
        indexes?: unknown;
        info: Record<string, unknown>;
      };
    };
  };
}

/** The user's extra fields, added to the stock ones so that none of those is lost (specification/security.md). */
export default (plugin: UsersPermissions) => {
  const { schema } = plugin.contentTypes.user;
  Object.assign(schema.attributes, memberColumns);
  // The panel's search covers every text field that is not excluded, so it could find out values that it never shows.
  for (const name of ['username', 'provider', 'resetPasswordToken', 'confirmationToken'])
    schema.attributes[name] = { ...schema.attributes[name], searchable: false };
  // A real foreign-key column: filtering members by role must not walk a join table.
  schema.attributes.role = { ...schema.attributes.role, useJoinTable: false };
  schema.indexes = memberIndexes;
  schema.info = { ...schema.info, displayName: 'Member' };
  return plugin;
};
