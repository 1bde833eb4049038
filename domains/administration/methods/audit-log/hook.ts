// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

import { readHook } from '@porchlight/data-service-react'
import { auditLog } from './client'

/** Reads through the adapter `auditLog`; undefined requests nothing yet. */
export const useAuditLog = /* @__PURE__ */ readHook('useAuditLog', auditLog)
