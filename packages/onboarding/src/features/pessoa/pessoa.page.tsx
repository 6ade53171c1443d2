import { Alert, Card, PasswordField, TextField } from '@balcao/ui';
import { MaskedField } from '@balcao/ui/forms';
import { useState } from 'react';
import { Campos } from '../../campos.component.tsx';
import { currentCadastro, currentMemoria, remember, saveCadastro, useCadastro, useMemoria } from '../../cadastro.store.ts';
import { Etapa } from '../../etapa.component.tsx';
import { useEtapa } from '../../use-etapa.ts';
import { copy } from './pessoa.copy.ts';
import { errosDaPessoa, regrasDe } from './pessoa.model.ts';
import { checkPessoa } from './pessoa.resource.ts';
import { RegrasSenha } from './regras-senha.component.tsx';

const typed = () => ({ ...currentCadastro().user, password: currentMemoria().senha });

/** `/onboarding/userInfo`: who will be the first administrator. */
export function PessoaPage() {
  const { user, feitas } = useCadastro();
  const { senha } = useMemoria();
  // it was accepted on this page's predecessor, which kept it nowhere
  const [isSenhaPerdida] = useState(() => feitas.includes('userInfo') && senha === '');
  const formulario = useEtapa({ etapa: 'userInfo', validate: () => errosDaPessoa(typed()), check: () => checkPessoa(typed()) });
  const { erros, clear } = formulario;
  const change = (value: string, name: string) => {
    saveCadastro({ user: { ...currentCadastro().user, [name]: value } });
    clear(name);
  };
  const changeSenha = (value: string) => {
    remember({ senha: value });
    clear('password');
  };

  return (
    <Etapa etapa="userInfo" titulo={copy.titulo} descricao={copy.descricao} formulario={formulario}>
      {isSenhaPerdida && (
        <Alert tone="atencao" titulo={copy.senhaPerdida} isLive>
          {copy.senhaPerdidaTexto}
        </Alert>
      )}
      <Card>
        <Campos>
          <TextField
            name="name"
            label={copy.nome}
            autoComplete="name"
            maxLength={120}
            isRequired
            value={user.name}
            onChange={change}
            error={erros['name']}
          />
          <TextField
            name="email"
            label={copy.email}
            type="email"
            inputMode="email"
            autoComplete="username"
            maxLength={254}
            isRequired
            description={copy.emailAjuda}
            value={user.email}
            onChange={change}
            error={erros['email']}
          />
          <MaskedField
            mask="celular"
            name="phone"
            label={copy.celular}
            autoComplete="tel-national"
            isRequired
            value={user.phone}
            onChange={change}
            error={erros['phone']}
          />
          <PasswordField
            name="password"
            label={copy.senha}
            autoComplete="new-password"
            isRequired
            value={senha}
            onChange={changeSenha}
            error={erros['password']}
          />
          <RegrasSenha regras={regrasDe({ ...user, password: senha })} />
        </Campos>
      </Card>
    </Etapa>
  );
}
