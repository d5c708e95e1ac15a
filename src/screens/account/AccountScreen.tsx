import { useSelector } from '@xstate/react'
import { provideAccount } from '../../actors/account.ts'
import { provideAccountDeletion } from '../../actors/accountDeletion.ts'
import { provideCases } from '../../actors/cases.ts'
import { provideDataDownload } from '../../actors/dataDownload.ts'
import { provideNotificationSettings } from '../../actors/notificationSettings.ts'
import { providePasswordChange } from '../../actors/passwordChange.ts'
import { providePushDevice } from '../../actors/pushDevice.ts'
import { provideSignOutEverywhere } from '../../actors/signOutEverywhere.ts'
import { provideVerificationMail } from '../../actors/verificationMail.ts'
import { accountMessages } from '../../messages/account.ts'
import { pushDeviceMessages } from '../../messages/notificationSettings.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { LanguageSwitch } from '../../ui/LanguageSwitch/LanguageSwitch.tsx'
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx'
import { Decisions } from '../cases/Decisions.tsx'
import { SuspensionNotice } from '../cases/SuspensionNotice.tsx'
import { usePageActors, useViewer } from '../page-actors.ts'
import { useScreenActor } from '../useScreenActor.ts'
import { AccountDeletionView } from './AccountDeletionView.tsx'
import { AccountView } from './AccountView.tsx'
import { DataDownloadView } from './DataDownloadView.tsx'
import { NotificationKinds } from './NotificationKinds.tsx'
import { NotificationSettingsView } from './NotificationSettingsView.tsx'
import { PasswordChangeView } from './PasswordChangeView.tsx'
import { PushDeviceView } from './PushDeviceView.tsx'
import { SignOutEverywhereView } from './SignOutEverywhereView.tsx'
import { VerificationMailView } from './VerificationMailView.tsx'

export function Screen() {
  const { getMachines, preferences } = usePageActors()
  const viewer = useViewer()
  const language = useSelector(preferences, ({ context }) => context.language)
  const [state, send] = useScreenActor(getMachines(provideAccount))
  const [signOut, sendSignOut] = useScreenActor(getMachines(provideSignOutEverywhere))
  const [password, sendPassword] = useScreenActor(getMachines(providePasswordChange))
  const [data, sendData] = useScreenActor(getMachines(provideDataDownload))
  const [mail, sendMail] = useScreenActor(getMachines(provideVerificationMail))
  const [settings, sendSettings] = useScreenActor(getMachines(provideNotificationSettings))
  const [push, sendPush] = useScreenActor(getMachines(providePushDevice))
  const role = viewer.kind === 'user' ? viewer.role : ''
  const [cases] = useScreenActor(getMachines(provideCases), { input: { of: role } })
  const [deletion, sendDeletion] = useScreenActor(getMachines(provideAccountDeletion))
  const messages = useMessages(accountMessages)
  const pushTexts = useMessages(pushDeviceMessages)
  if (viewer.kind !== 'user') return null
  // Each of them may have nothing to show, so what follows appears with them.
  const isAsking =
    mail.matches('checking') ||
    password.matches('checking') ||
    settings.matches('loading') ||
    push.matches('checking') ||
    cases.matches('loading')
  return (
    <AccountView
      email={viewer.email}
      language={
        <LanguageSwitch
          current={language}
          onChoose={(wanted) => preferences.send({ type: 'language.choose', language: wanted })}
        />
      }
      isBuyer={viewer.role === 'buyer'}
      notice={viewer.role !== 'admin' && <SuspensionNotice state={cases} />}
      send={send}
      state={state}
    >
      {isAsking ? (
        <Skeleton count={3} label={messages.loading} of="list" />
      ) : (
        <>
          <VerificationMailView email={viewer.email} send={sendMail} state={mail} />
          <PasswordChangeView email={viewer.email} send={sendPassword} state={password} />
          <NotificationSettingsView send={sendSettings} state={settings} />
          <PushDeviceView send={sendPush} state={push}>
            <NotificationKinds
              about={pushTexts.choose}
              channel="push"
              send={sendSettings}
              state={settings}
            />
          </PushDeviceView>
          <SignOutEverywhereView send={sendSignOut} state={signOut} />
          {viewer.role !== 'admin' && <Decisions state={cases} />}
          <DataDownloadView send={sendData} state={data} />
          {/* Another admin has to remove an admin. */}
          {viewer.role !== 'admin' && <AccountDeletionView send={sendDeletion} state={deletion} />}
        </>
      )}
    </AccountView>
  )
}
