// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

import { getDuplicateConfiguration } from '@porchlight/ui-api/client'
import { readHook } from '../use-read-adapter'

/** Reads through the adapter `getDuplicateConfiguration`; undefined requests nothing yet. */
export const useDuplicateConfiguration = /* @__PURE__ */ readHook(
  'useDuplicateConfiguration',
  getDuplicateConfiguration,
)
