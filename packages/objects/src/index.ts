export { buildDemoWorld } from './demo-world/build-demo-world'
export { demoSignIns } from './demo-world/demo-sign-ins'
export {
  type DemoRecord,
  type DemoSettings,
  type DemoSignIn,
  type DemoWorld,
  demoPassword,
} from './demo-world/demo-world'
export { objects } from './objects'
export { systemUser, systemUserId } from './user/system-user'
