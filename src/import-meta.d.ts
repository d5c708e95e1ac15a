interface ImportMetaEnv {
  /** The settings of the build, which vite.config.ts reads from the variables. */
  readonly SETTINGS: import('./build-settings.ts').BuildSettings
}
