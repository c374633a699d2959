import type { Core } from '@strapi/strapi';

/** A permission of a panel role, as Strapi stores it. */
export interface Permission {
  action: string;
  subject?: string | null;
  properties?: { fields?: string[] };
  conditions?: string[];
}

/** An action a panel role can be allowed. `subjects` are the content types for which it can be allowed. */
export interface Action {
  actionId: string;
  subjects?: string[];
}

export interface PanelRole {
  id: number;
  name: string;
  description: string;
}

interface NewPanelUser {
  email: string;
  firstname: string;
  lastname: string;
  registrationToken: string;
  isActive: boolean;
  roles: number[];
}

interface Hook<Context, Result> {
  register(handler: (context: Context) => Result | Promise<Result>): unknown;
}

/** The panel's services with their types, which Strapi's service registry does not know. */
export function adminServices(strapi: Core.Strapi) {
  return {
    roles: strapi.service('admin::role') as unknown as {
      hooks: { willResetSuperAdminPermissions: Hook<Permission[], Permission[]> };
      find(where: { code: { $notIn: string[] } }): Promise<PanelRole[]>;
      findOne(where: { code: string }): Promise<PanelRole | null>;
      update(where: { id: number }, data: { name: string; description: string }): Promise<unknown>;
      assignPermissions(id: number, permissions: Permission[]): Promise<unknown>;
      getUsersCount(id: number): Promise<number>;
      deleteByIds(ids: number[]): Promise<unknown>;
    },
    permissions: strapi.service('admin::permission') as unknown as {
      actionProvider: {
        hooks: { willRegister: Hook<{ key: string; value: Action }, void> };
      };
    },
    tokens: strapi.service('admin::token') as unknown as { createToken(): string },
    auth: strapi.service('admin::auth') as unknown as {
      hashPassword(password: string): Promise<string>;
      validatePassword(password: string, hash: string): Promise<boolean>;
      checkCredentials(given: { email: string; password: unknown }): Promise<unknown[]>;
    },
    users: strapi.service('admin::user') as unknown as {
      create(user: NewPanelUser): Promise<{ id: number; email: string; registrationToken: string }>;
    },
    contentTypes: strapi.service('admin::content-type') as unknown as {
      getNestedFields(type: unknown, options: { components: unknown }): string[];
    },
  };
}
