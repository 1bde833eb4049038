export {
  type Acknowledgment,
  acknowledgmentOf,
  readAcknowledgment,
  type SetVerdict,
  verdictOf,
} from './acknowledgment'
export type {
  Delimiters,
  FunctionalGroup,
  GroupFault,
  Interchange,
  Partner,
  Segment,
  SegmentNote,
  SetFault,
  TransactionSet,
} from './interchange'
export { readInterchanges } from './read-interchanges'
export { basicText, writeInterchange } from './write-interchange'
export { type Place, X12Error, type X12Problem } from './x12-error'
