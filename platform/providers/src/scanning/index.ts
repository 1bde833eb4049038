export { type ClamdAddress, type ClamdPatience, createClamdScanning } from './clamd/clamd-scanning'
export { type LocalScanner, type ScannerFaultMode, startLocalScanner } from './local/start-local-scanner'
export type { ScanningPort, ScanVerdict } from './scanning-port'
