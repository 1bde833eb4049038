import { canInstallPackages, installPackages, say, updatePackageList } from '../packages/debian-packages'
import { findProgram } from '../packages/find-program'

// Run by `npm test` before the tests: installs pgbouncer where it can, and otherwise reports which tests are skipped.

if (findProgram('pgbouncer') === undefined) {
  if (canInstallPackages) say('Installing pgbouncer for the tests …')
  if (!(canInstallPackages && updatePackageList() && installPackages(['pgbouncer']))) {
    say('pgbouncer is not installed: tests that reach the database through a pooler are skipped.')
  }
}
