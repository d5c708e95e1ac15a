// A script in package.json that lives long is `has-exec && exec command || command`: npm passes SIGTERM and SIGINT on to
// the shell that it starts, and a shell such as dash passes none on to the command. With exec the command takes the
// place of the shell. The shell of Windows has no exec.
process.exitCode = process.platform === 'win32' ? 1 : 0
