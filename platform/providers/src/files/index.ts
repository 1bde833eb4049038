export { createDiskFiles } from './disk/disk-files'
export type { FilesPort } from './files-port'
export { cleanFileName } from './intake/file-name'
export { type FileLimits, type ReceivedFile, receiveFile } from './intake/receive-file'
export { resumableMigrations } from './resumable/resumable-migrations'
export {
  createResumableUploads,
  type ResumableUploads,
  type SettleUpload,
  type UploadBeginning,
  type UploadStatus,
  type WholeUpload,
} from './resumable/resumable-uploads'
export { createS3Files, type S3FilesOptions } from './s3/s3-files'
