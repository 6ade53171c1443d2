import { Page } from '@balcao/ui';
import { LoginForm } from './login-form.component.tsx';
import { copy } from './login.copy.ts';
import { useLeaveWhenSignedIn } from './login.resource.ts';

export function LoginPage() {
  useLeaveWhenSignedIn();
  return (
    <Page routeId="login" titulo={copy.titulo} descricao={copy.descricao} isNarrow>
      <LoginForm />
    </Page>
  );
}
