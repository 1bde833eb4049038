import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

/** Whether packages can be installed here, by root and apt. */
export const canInstallPackages = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

/** Checks whether this is Ubuntu, some of whose packages only request a snap. */
export function isUbuntu(): boolean {
  return existsSync('/etc/os-release') && /^ID=ubuntu$/m.test(readFileSync('/etc/os-release', 'utf8'))
}

/** Updates the list of packages; false if that failed. */
export function updatePackageList(): boolean {
  return runProgram('apt-get', ['update'])
}

/** Installs packages without those that they recommend; false if that failed. */
export function installPackages(names: readonly string[]): boolean {
  return runProgram('apt-get', ['install', '-y', '--no-install-recommends', ...names])
}

/** Runs a program to completion; false if it failed, after printing its last lines. */
export function runProgram(program: string, programArguments: readonly string[]): boolean {
  const result = spawnSync(program, programArguments, {
    encoding: 'utf8',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  if (result.status === 0) return true
  say(`${program} failed: ${result.error?.message ?? lastLines(`${result.stdout}\n${result.stderr}`)}`)
  return false
}

/** Prints a line for the person running the tests. */
export function say(sentence: string): void {
  process.stderr.write(`${sentence}\n`)
}

function lastLines(text: string): string {
  return text.trim().split('\n').slice(-6).join('\n')
}
