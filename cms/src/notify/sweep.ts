import type { Core } from '@strapi/strapi';
import { sweepLostFiles } from '../file/lost-files';
import { services } from '../services';
import { sweepMails } from './mail-queue';
import { sweepNotifications } from './sweep-notifications';

/** Every night what has run out is deleted. Deleting twice is deleting once, so several servers may all do it. */
export function startSweep(strapi: Core.Strapi) {
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
    () => services(strapi).file.sweep(),
    () => sweepLostFiles(strapi),
    () => sweepMails(strapi),
    () => sweepNotifications(strapi),
  ];
  async function task() {
    for (const sweep of sweeps) {
      // One that fails comes again tomorrow; it must not keep the others from it, nor end the server.
      await sweep().catch((error) => strapi.log.warn(`The nightly sweep: ${error}`));
    }
  }
  strapi.cron.add({ sweep: { task, options: { rule: '17 3 * * *' } } });
}
