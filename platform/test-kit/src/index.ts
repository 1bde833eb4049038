export {
  createTestDatabase,
  runOnServer,
  type TestDatabase,
  testServerAddress,
  withDatabase,
} from './database/test-database'
