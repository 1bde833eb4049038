import type {
  ActionContext,
  ActionOutcome,
  ActionRecord,
  FieldScalar,
  QuickActionDeclaration,
} from '@porchlight/metadata'
import { isWarning } from '../../facts/announcement-warnings'

const shared = {
  type: 'Update',
  section: 'Page',
  targetObjectApiName: 'Announcement__c',
  performers: ['supervisor', 'admin'],
  reads: ['Status__c', 'Kind__c', 'Requested_By__c'],
  grants: [
    {
      objectApiName: 'Announcement__c',
      update: ['Status__c', 'Requested_By__c', 'Requested_At__c', 'Decided_By__c', 'Decision_Note__c'],
    },
  ],
} as const satisfies Partial<QuickActionDeclaration>

function changed({ id }: ActionRecord, fields: Readonly<Record<string, FieldScalar>>): ActionOutcome {
  return { kind: 'done', writes: [{ type: 'update', recordId: id, fields }] }
}

const isWaiting = ({ values }: ActionRecord) => values.Status__c === 'Waiting'

/** Whether it waits for somebody else than the one who requested it. */
const isDecidedBy: QuickActionDeclaration['isOffered'] = (record, viewer) =>
  isWaiting(record) && record.values.Requested_By__c !== viewer.userId

/** Why this person cannot decide; null when they can. */
function undecided({ record, viewer }: ActionContext): ActionOutcome | null {
  if (!isWaiting(record)) {
    return {
      kind: 'refused',
      fieldApiName: 'Status__c',
      message: {
        en: 'This announcement does not wait for approval.',
        es: 'Este comunicado no espera aprobación.',
      },
    }
  }
  if (record.values.Requested_By__c !== viewer.userId) return null
  return {
    kind: 'refused',
    fieldApiName: 'Requested_By__c',
    message: {
      en: 'You requested this approval. Someone else has to decide.',
      es: 'Usted solicitó esta aprobación. Otra persona debe decidir.',
    },
  }
}

const requestApproval: QuickActionDeclaration = {
  ...shared,
  apiName: 'Announcement__c.RequestApproval',
  label: { en: 'Request approval', es: 'Solicitar aprobación' },
  icon: 'approve',
  fields: [],
  isOffered: ({ values }) => values.Status__c === 'Draft' && !isWarning(values.Kind__c),
  effect: ({ record, viewer, now }) =>
    changed(record, {
      Status__c: 'Waiting',
      Requested_By__c: viewer.userId,
      Requested_At__c: now.toISOString(),
      Decided_By__c: null,
      Decision_Note__c: null,
    }),
  successMessage: {
    en: 'Another supervisor or an administrator can approve it now.',
    es: 'Ahora otro supervisor o un administrador puede aprobarlo.',
  },
}

/** The second person's yes: customers read it from its start on. */
const approve: QuickActionDeclaration = {
  ...shared,
  apiName: 'Announcement__c.Approve',
  label: { en: 'Approve and publish', es: 'Aprobar y publicar' },
  icon: 'approve',
  fields: [],
  isOffered: isDecidedBy,
  effect: (context) =>
    undecided(context) ??
    changed(context.record, { Status__c: 'Published', Decided_By__c: context.viewer.userId }),
  successMessage: {
    en: 'The announcement is published.',
    es: 'El comunicado está publicado.',
  },
}

/** The second person's no, with the reason: it is a draft again. */
const decline: QuickActionDeclaration = {
  ...shared,
  apiName: 'Announcement__c.Decline',
  label: { en: 'Send back', es: 'Devolver' },
  icon: 'close',
  fields: [{ fieldApiName: 'Decision_Note__c', required: true }],
  isOffered: isDecidedBy,
  effect: (context) =>
    undecided(context) ??
    changed(context.record, {
      Status__c: 'Draft',
      Decided_By__c: context.viewer.userId,
      Decision_Note__c: context.input.Decision_Note__c ?? null,
    }),
  successMessage: {
    en: 'The announcement is a draft again, with your reason.',
    es: 'El comunicado vuelve a ser un borrador, con su motivo.',
  },
}

export const announcementActions: readonly QuickActionDeclaration[] = [requestApproval, approve, decline]
