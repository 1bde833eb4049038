// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

import type { ObjectDeclaration } from '@porchlight/metadata'
import { accountObject } from './account/object'
import { brandObject } from './brand/object'
import { contactObject } from './contact/object'
import { orderObject } from './order/object'
import { usageObject } from './usage/object'
import { userObject } from './user/object'
import { utilityObject } from './utility/object'

/** Every object, one per folder, in the order of the folders. */
export const objects: readonly ObjectDeclaration[] = [
  accountObject,
  brandObject,
  contactObject,
  orderObject,
  usageObject,
  userObject,
  utilityObject,
]
