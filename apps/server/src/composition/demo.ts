export { startDemoMailbox } from '@porchlight/providers/mail/demo-mailbox'
export { serveDemoGuide } from '../dev/dev-routes'
export { demoSignIns, loadDemoWorld } from './demo-world'
