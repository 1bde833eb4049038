export { buildDemoWorld } from './demo-world/build-demo-world'
export {
  type DemoRecord,
  type DemoSettings,
  type DemoSignIn,
  type DemoWorld,
  demoPassword,
} from './demo-world/demo-world'
export { objects } from './objects'
export { systemUser, systemUserId } from './user/system-user'
