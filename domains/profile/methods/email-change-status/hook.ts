// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

import { readHook } from '@porchlight/data-service-react'
import { emailChangeStatus } from './client'

/** Reads through the adapter `emailChangeStatus`; undefined requests nothing yet. */
export const useEmailChangeStatus = /* @__PURE__ */ readHook('useEmailChangeStatus', emailChangeStatus)
