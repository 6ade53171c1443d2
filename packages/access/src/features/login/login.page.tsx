import { Page } from '@balcao/ui';
import { useState } from 'react';
import { LoginForm } from './login-form.component.tsx';
import { copy } from './login.copy.ts';
import { type SegundoFator, useLeaveWhenSignedIn } from './login.resource.ts';

export function LoginPage() {
  useLeaveWhenSignedIn();
  const [email, setEmail] = useState('');
  const [segundo, setSegundo] = useState<SegundoFator | null>(null);
  if (segundo) return <segundo.Step token={segundo.token} onVoltar={() => setSegundo(null)} />;
  return (
    <Page routeId="login" titulo={copy.titulo} descricao={copy.descricao} isNarrow>
      <LoginForm email={email} onEmail={setEmail} onSegundoFator={setSegundo} />
    </Page>
  );
}
