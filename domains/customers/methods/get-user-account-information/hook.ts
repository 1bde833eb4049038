// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

import { readHook } from '@porchlight/data-service-react'
import { getUserAccountInformation } from './client'

/** Reads through the adapter `getUserAccountInformation`; undefined requests nothing yet. */
export const useUserAccountInformation = /* @__PURE__ */ readHook(
  'useUserAccountInformation',
  getUserAccountInformation,
)
