import { z } from 'zod';
import { endpoint } from '../endpoint';
import { idParams, pageQuery, pagination } from '../list';
import { errandForm } from './fields';

/** Something a member has to do. */
export const errand = z.object({ id: z.number(), title: z.string(), done: z.boolean() });
export type Errand = z.output<typeof errand>;

export const errandEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/errands',
    access: 'appointments',
    summary: 'The caller\u2019s errands, open ones first',
    query: z.strictObject({ page: pageQuery.page, limit: pageQuery.limit }),
    answer: z.object({ errands: z.array(errand), pagination }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/errands',
    access: 'appointments',
    summary: 'Add an errand for the caller',
    body: errandForm,
    answer: errand,
  }),
  save: endpoint({
    method: 'PATCH',
    path: '/errands/:id',
    access: 'appointments',
    summary: 'Mark an errand as done or not done',
    params: idParams,
    body: z.strictObject({ done: z.boolean() }),
    answer: errand,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/errands/:id',
    access: 'appointments',
    summary: 'Delete an errand',
    params: idParams,
    answer: z.object({ id: z.number() }),
  }),
};
