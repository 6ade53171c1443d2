import { Page } from '@balcao/ui';
import { useState } from 'react';
import { LoginForm } from './login-form.component.tsx';
import { copy } from './login.copy.ts';
import { type SegundoFator, useLeaveWhenSignedIn } from './login.resource.ts';

export function LoginPage() {
  useLeaveWhenSignedIn();
  const [email, setEmail] = useState('');
  const [segundo, setSegundo] = useState<SegundoFator | null>(null);
  const onSegundoFator = (next: SegundoFator, typed: string) => {
    setEmail(typed);
    setSegundo(next);
  };
  if (segundo) return <segundo.Step token={segundo.token} onBack={() => setSegundo(null)} />;
  return (
    <Page routeId="login" titulo={copy.titulo} descricao={copy.descricao} isNarrow>
      <LoginForm email={email} onSegundoFator={onSegundoFator} />
    </Page>
  );
}
