// A long-running script in package.json is `has-exec && exec command || command`: npm forwards SIGTERM and SIGINT to
// the shell that it starts, and a shell such as dash does not forward them to the command. `exec` replaces the shell
// with the command. The Windows shell has no `exec`.
process.exitCode = process.platform === 'win32' ? 1 : 0
