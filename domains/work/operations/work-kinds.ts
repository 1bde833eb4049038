// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

import { workKind as announcementsWork } from '../../announcements/operations/work-kind'
import { workKind as campaignsWork } from '../../campaigns/operations/work-kind'
import type { WorkKind } from '../../customers/operations/work/define-work-kind'
import { workKind as depositsWork } from '../../deposits/operations/work-kind'
import { workKind as documentsWork } from '../../documents/operations/work-kind'
import { workKind as messagesWork } from '../../messages/operations/work-kind'
import { workKind as noticesWork } from '../../notices/operations/work-kind'
import { workKind as paymentsWork } from '../../payments/operations/work-kind'
import { workKind as verificationWork } from '../../verification/operations/work-kind'

/** Every kind of work that waits for staff, in the order of the folders. */
export const workKinds: readonly WorkKind[] = [
  announcementsWork,
  campaignsWork,
  depositsWork,
  documentsWork,
  messagesWork,
  noticesWork,
  paymentsWork,
  verificationWork,
]
