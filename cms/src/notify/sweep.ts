import type { Core } from '@strapi/strapi';
import { loggedError } from '../access/logged-error';
import { patiently } from '../db/patience';
import { sweepLostFiles } from '../file/lost-files';
import { services } from '../services';
import { sweepMails } from './mail-queue';
import { sweepNotifications } from './sweep-notifications';

/** Deletes what has run out. Deleting twice is deleting once, so several servers may all do it. */
export async function sweep(strapi: Core.Strapi): Promise<void> {
  const sweeps = [
    () => services(strapi).session.sweep(),
    () => services(strapi).member.sweepTrash(),
    () => services(strapi).pet.sweepTrash(),
    () => services(strapi).inbox.sweepUploads(),
    () => services(strapi).form.sweepForms(),
    () => services(strapi).form.sweepResponses(),
    () => services(strapi).form.sweepFormFiles(),
    () => services(strapi).library.sweepLibrary(),
    () => services(strapi).library.sweepLibraryFiles(),
    () => services(strapi).blog.sweep(),
    () => services(strapi).help.sweep(),
    () => services(strapi).membership.sweepTrash(),
    () => services(strapi).file.sweep(),
    () => sweepLostFiles(strapi),
    // Each is one statement over a whole table.
    () => patiently(strapi, () => sweepMails(strapi)),
    () => patiently(strapi, () => sweepNotifications(strapi)),
  ];
  for (const one of sweeps) {
    // One that fails comes again tomorrow; it must not keep the others from it.
    await one().catch((error) => strapi.log.warn(`The nightly sweep: ${loggedError(error)}`));
  }
}
