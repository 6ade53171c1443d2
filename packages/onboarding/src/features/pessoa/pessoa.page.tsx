import { bindTo } from '@balcao/shared/forms';
import { Alert, Card, PasswordField, TextField } from '@balcao/ui';
import { MaskedField } from '@balcao/ui/forms';
import { PasswordRules } from '@balcao/ui/password';
import { useState } from 'react';
import { Campos } from '../../campos.component.tsx';
import { currentCadastro, currentMemoria, remember, saveCadastro, useCadastro, useMemoria } from '../../cadastro.store.ts';
import { Etapa } from '../../etapa.component.tsx';
import { useEtapa } from '../../use-etapa.ts';
import { copy } from './pessoa.copy.ts';
import { CAMPOS, donoDe, errosDaPessoa } from './pessoa.model.ts';
import { checkPessoa } from './pessoa.resource.ts';

const typed = () => ({ ...currentCadastro().user, password: currentMemoria().senha });

/** `/onboarding/userInfo`: who will be the first administrator. */
export function PessoaPage() {
  const { user, feitas } = useCadastro();
  const { senha } = useMemoria();
  // it was accepted before the reload, and was not stored
  const [isSenhaPerdida] = useState(() => feitas.includes('userInfo') && senha === '');
  const formulario = useEtapa({
    etapa: 'userInfo',
    campos: CAMPOS,
    validate: () => errosDaPessoa(typed()),
    check: () => checkPessoa(typed()),
  });
  const { erros, correct } = formulario;
  const bind = bindTo({ ...user, password: senha }, erros, (value, name) => {
    if (name === 'password') remember({ senha: value });
    else saveCadastro({ user: { ...currentCadastro().user, [name]: value } });
    correct(name);
  });

  return (
    <Etapa etapa="userInfo" titulo={copy.titulo} descricao={copy.descricao} formulario={formulario}>
      {isSenhaPerdida && (
        <Alert tone="atencao" titulo={copy.senhaPerdida} isLive>
          {copy.senhaPerdidaTexto}
        </Alert>
      )}
      <Card>
        <Campos>
          <TextField {...bind('name')} label={copy.nome} autoComplete="name" maxLength={120} isRequired />
          <TextField
            {...bind('email')}
            label={copy.email}
            type="email"
            inputMode="email"
            autoComplete="username"
            maxLength={254}
            isRequired
            description={copy.emailAjuda}
          />
          <MaskedField {...bind('phone')} mask="celular" label={copy.celular} autoComplete="tel-national" isRequired />
          <PasswordField {...bind('password')} label={copy.senha} autoComplete="new-password" isRequired />
          <PasswordRules senha={senha} dono={donoDe(user)} />
        </Campos>
      </Card>
    </Etapa>
  );
}
