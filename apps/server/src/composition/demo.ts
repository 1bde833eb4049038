export { startDemoMailbox } from '@porchlight/providers/mail/demo-mailbox'
export { serveDemoGuide } from '../dev/dev-routes'
export { servePlayground } from '../dev/playground'
export { demoSignIns, loadDemoWorld } from './demo-world'
