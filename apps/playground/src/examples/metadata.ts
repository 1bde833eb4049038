import type {
  GetLayoutConfig,
  GetLayoutUserStateConfig,
  GetObjectInfoConfig,
  GetObjectInfosConfig,
  GetPathLayoutConfig,
  GetPicklistValuesByRecordTypeConfig,
  GetPicklistValuesConfig,
  UpdateLayoutUserStateInput,
} from '@porchlight/ui-api/client'
import type { Examples } from './example'

/** The id for "no record type" on this platform. */
const mainRecordType = '012000000000000AAA'

/** Objects, their fields, and the pages that are drawn from them. */
export const metadataExamples: Examples = {
  getObjectInfo: {
    note: 'Fields, record types and child relationships of an object, as the viewer may see them.',
    config: () => ({ objectApiName: 'Case' }) satisfies GetObjectInfoConfig,
  },
  getObjectInfos: {
    note: 'Several in one request; each is stored as its own.',
    config: () => ({ objectApiNames: ['Account', 'Contact'] }) satisfies GetObjectInfosConfig,
  },
  getObjectInfoDirectory: {
    note: 'Every object that the viewer may see.',
    by: 'anyone',
    config: () => ({}),
  },
  getPicklistValuesByRecordType: {
    note: 'The values of every picklist, with what depends on what.',
    config: () =>
      ({
        objectApiName: 'Case',
        recordTypeId: mainRecordType,
      }) satisfies GetPicklistValuesByRecordTypeConfig,
  },
  getPicklistValues: {
    note: 'The values of one picklist.',
    config: () =>
      ({ recordTypeId: mainRecordType, fieldApiName: 'Case.Status' }) satisfies GetPicklistValuesConfig,
  },
  getLayout: {
    note: 'Sections, rows and fields of a page.',
    config: () => ({ objectApiName: 'Account', layoutType: 'Full', mode: 'View' }) satisfies GetLayoutConfig,
  },
  getLayoutUserState: {
    note: 'Which sections of a page the viewer has folded.',
    config: () =>
      ({ objectApiName: 'Case', recordTypeId: mainRecordType }) satisfies GetLayoutUserStateConfig,
  },
  updateLayoutUserState: {
    note: 'Folds a section. Follow getLayoutUserState first.',
    names: ['sectionId'],
    config: ({ sectionId }) =>
      ({
        objectApiName: 'Case',
        recordTypeId: mainRecordType,
        sectionUserStates: { [sectionId]: { collapsed: true } },
      }) satisfies UpdateLayoutUserStateInput,
  },
  getPathLayout: {
    note: 'The steps that an order goes through, by its status.',
    config: () => ({ objectApiName: 'Order', layoutOverride: 'Status' }) satisfies GetPathLayoutConfig,
  },
}
