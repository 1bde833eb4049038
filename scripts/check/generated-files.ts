import { generatedFiles, staleFiles } from '../generate/generated-files'
import type { Check } from './check'

/** Checks that generated files equal what `npx tsx scripts/generate.ts` would write now. */
export const generatedFilesAreFresh: Check = {
  name: 'generated files',
  run: async () =>
    staleFiles(await generatedFiles()).map((path) => `${path} is stale: run npx tsx scripts/generate.ts`),
}
