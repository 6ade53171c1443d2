import type { FichaUsuario } from '@balcao/contracts';
import { navigateTo, useSession } from '@balcao/shared';
import { Alert, ButtonLink, Card, DateText, EmptyState, Page, Stack } from '@balcao/ui';
import { Tabs } from '@balcao/ui/overlays';
import { HistoriaRegistro, LeituraRegistro, SoAdministrador, UsosLidos } from '@balcao/ui/records';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { AcoesUsuario } from './acoes-usuario.component.tsx';
import { FormUsuario } from './form-usuario.component.tsx';
import { SessoesUsuario } from './sessoes-usuario.component.tsx';
import { copy, palavras } from './usuarios.copy.ts';
import { LISTA } from './usuarios.model.ts';
import { usuarios } from './usuarios.resource.ts';

const voltar = { href: LISTA, texto: copy.titulo };

/** `/configuracao/usuarios/usuario?id=`: one user. */
export function UsuarioPage() {
  const isAdministrador = useSession()?.administrador === true;
  const id = useSearchParams()[0].get('id');
  if (!isAdministrador) return <SoAdministrador routeId="usuario" titulo={copy.titulo} palavras={palavras} />;
  if (id) return <Ficha key={id} id={id} />;
  return (
    <Page routeId="usuario" titulo={copy.titulo} voltar={voltar} isNarrow>
      <Card>
        <EmptyState titulo={copy.semUsuario} action={<ButtonLink href={LISTA}>{copy.verLista}</ButtonLink>} />
      </Card>
    </Page>
  );
}

/** `/configuracao/usuarios/novo`: somebody is invited. */
export function UsuarioNovoPage() {
  if (useSession()?.administrador !== true) return <SoAdministrador routeId="usuariosNovo" titulo={copy.titulo} palavras={palavras} />;
  return (
    <Page routeId="usuariosNovo" titulo={palavras.novo} voltar={voltar}>
      <FormUsuario gravada={null} onSalvo={() => navigateTo(LISTA)} />
    </Page>
  );
}

function Ficha({ id }: { id: string }) {
  const usuario = usuarios.useRegistro(id);
  return (
    <Page
      routeId="usuario"
      titulo={usuario.data?.nome ?? copy.titulo}
      voltar={voltar}
      busy={usuario.isPending}
      actions={usuario.data && <AcoesUsuario usuario={usuario.data} onRevogado={() => navigateTo(LISTA)} />}
    >
      <LeituraRegistro leitura={usuario} altura={640}>
        {(ficha) => (
          <Stack gap={4}>
            {ficha.situacao === 'CONVIDADO' && <AvisoConvite usuario={ficha} />}
            <Tabs
              label={copy.partes}
              tabs={[
                // an act beside the form writes another version: another form stands over it
                { id: 'dados', label: copy.dados, content: <FormUsuario key={ficha.situacao} gravada={ficha} onSalvo={() => undefined} /> },
                { id: 'trabalho', label: copy.trabalho, content: <Trabalho id={id} /> },
                { id: 'sessoes', label: copy.sessoes, content: <SessoesUsuario usuarioId={id} /> },
                { id: 'historia', label: copy.historia, content: <Historia id={id} /> },
              ]}
            />
          </Stack>
        )}
      </LeituraRegistro>
    </Page>
  );
}

function AvisoConvite({ usuario: { conviteExpiraEm } }: { usuario: FichaUsuario }) {
  const [agora] = useState(() => Date.now());
  const isVencido = conviteExpiraEm === null || Date.parse(conviteExpiraEm) <= agora;
  if (isVencido) return <Alert tone="atencao">{copy.conviteVencido}</Alert>;
  return (
    <Alert>
      {copy.conviteAte} <DateText iso={conviteExpiraEm} hasTime />.
    </Alert>
  );
}

const Trabalho = ({ id }: { id: string }) => (
  <Card>
    <UsosLidos leitura={usuarios.useUsos(id)} />
  </Card>
);

const Historia = ({ id }: { id: string }) => (
  <Card>
    <HistoriaRegistro leitura={usuarios.useHistoria(id)} />
  </Card>
);
