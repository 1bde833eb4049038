// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

import { readHook } from '@porchlight/data-service-react'
import { accountMoney } from './client'

/** Reads through the adapter `accountMoney`; undefined requests nothing yet. */
export const useAccountMoney = /* @__PURE__ */ readHook('useAccountMoney', accountMoney)
