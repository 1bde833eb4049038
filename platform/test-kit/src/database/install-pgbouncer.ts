import { canInstallPackages, installPackages, say, updatePackageList } from '../packages/debian-packages'
import { findPgbouncer } from './pooler'

// Run by `npm test` before the tests: makes sure that there is a pooler, and says what it means when there is none.

if (findPgbouncer() === undefined) {
  if (canInstallPackages) say('Installing pgbouncer for the tests …')
  if (!(canInstallPackages && updatePackageList() && installPackages(['pgbouncer']))) {
    say('There is no pgbouncer here: tests that reach the database through a pooler are skipped.')
  }
}
