import { resolve } from 'node:path'

/** The repository's folder. The scripts read and write nothing outside it. */
export const root = resolve(import.meta.dirname, '../..')
