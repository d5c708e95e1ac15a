import type { ContextFrom } from 'xstate'
import type { preferencesMachine } from '../../../machines/preferences.machine.ts'
import { LANGUAGES } from '../../../src/domain/language.ts'
import { type Edge, executes, type Invariants, lacking } from '../../model/model.ts'
import { themes } from './preferences.script.ts'

type Preferences = ContextFrom<typeof preferencesMachine>

/** Checks that every choice can be made in every state, and that `holds` is true of its edge. */
const choosable =
  <Choice extends string>(
    kind: string,
    choices: readonly Choice[],
    holds: (edge: Edge<Preferences>, choice: Choice) => boolean,
  ): Invariants<Preferences>[string] =>
  (model) =>
    choices.flatMap((choice) =>
      lacking(
        model,
        model.nodes,
        (edge) => edge.stimulus.name === `${kind}.choose=${choice}` && holds(edge, choice),
      ),
    )

/** Preference invariants over every state and transition. Each returns its violations. */
export const preferencesInvariants: Invariants<Preferences> = {
  'choosing colors applies them at once and stores them': choosable(
    'theme',
    themes,
    (edge, theme) => edge.target.context.theme === theme && executes(edge, 'applyTheme', { theme }),
  ),
  'choosing a language applies it at once and stores it': choosable(
    'language',
    LANGUAGES,
    (edge, language) =>
      edge.target.context.language === language && executes(edge, 'applyLanguage', { language }),
  ),
  'the colors and the language change independently': ({ edges }) =>
    edges
      .filter(({ source, stimulus, target }) =>
        stimulus.name.startsWith('theme.')
          ? source.context.language !== target.context.language
          : source.context.theme !== target.context.theme,
      )
      .map(({ source, stimulus }) => `${source.key} by ${stimulus.name}`),
}
