import { defineJob, type JobPayload, type JobSchedule } from '@porchlight/jobs'
import type { PortalJobServices } from '@porchlight/server-methods/define/job-context'
import { bookUploadDays } from '../../facts/book-upload'
import { readUploads, removeUpload } from './stored-uploads'
import { removeAbandonedFolders } from './upload-folder'

/** More than administrators upload in a day. */
const purgedAtOnce = 100

/** Deletes uploads and their results a week after their last run, and folders that killed processes left behind. */
export const purgeBookUploads = defineJob<JobPayload, PortalJobServices>({
  name: 'purge-book-uploads',
  run: async (_payload, { services, now }) => {
    const before = new Date(now().getTime() - bookUploadDays * 86_400_000)
    for (const upload of await readUploads(services.pool, { limit: purgedAtOnce, unchangedSince: before })) {
      await removeUpload(services.pool, services.files, upload)
    }
    await removeAbandonedFolders(services.bookImport.folder, now())
  },
})

export const bookSchedules: readonly JobSchedule[] = [
  { name: 'purge-book-uploads', cron: '20 9 * * *', jobName: purgeBookUploads.name },
]
