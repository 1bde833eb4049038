export { createDiskFiles } from './disk/disk-files'
export type { FilesPort } from './files-port'
export { type FileLimits, type ReceivedFile, receiveFile } from './intake/receive-file'
export { acceptedExtensions } from './intake/recognise-format'
