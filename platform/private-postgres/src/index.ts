export { type Binaries, resolveBinaries } from './binaries/resolve-binaries'
export { type DataDirLock, holdDataDirLock } from './lock/hold-data-dir-lock'
export { openDataDir } from './places/places'
export { type PrivatePostgres, type StartOptions, startPrivatePostgres } from './start-private-postgres'
