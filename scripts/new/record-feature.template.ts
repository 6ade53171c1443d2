/** What stands between `«` and `»` is written only where a record also comes in by a file. */
const page = `import { useSession } from '@balcao/shared';
import { useEscolhidas } from '@balcao/shared/lists';
«import { page } from '@balcao/shared/parcel';
»import { NOVO, usePartes } from '@balcao/shared/records';
import { Button, «Cluster, »Page«, Skeleton» } from '@balcao/ui';
import { filtroDeSituacao, ListaRegistros, SoAdministrador } from '@balcao/ui/records';
import { IconeAdicionar } from '@balcao/ui/screen-icons';
«import { Suspense } from 'react';
»import { Ficha%pascal%Aberta } from './ficha-%kebab%.component.tsx';
import { colunas } from './colunas-%kebab%.component.tsx';
import { copy, palavras } from './%kebab%.copy.ts';
import { %camel% } from './%kebab%.resource.ts';

const filtros = [filtroDeSituacao(palavras)] as const;
«
/** The import weighs on nobody who looks at the list. */
export const importacaoAberta = page(() =>
  import(/* webpackChunkName: "%id%Importacao" */ './importacao-%kebab%.component.tsx').then((m) => m.Importacao%pascal%),
);
»
/** \`%address%?registro=«&importacao=»\`: the list of %kebab%, and one of them, or a new one, beside it«; or a file of them». */
export function %pascal%Page() {
  const isAdministrador = useSession()?.administrador === true;
  «const { importacao } = usePartes(['importacao']);
  »if (!isAdministrador) return <SoAdministrador routeId="%id%" titulo={copy.titulo} palavras={palavras} />;
  «if (importacao)
    return (
      <Suspense fallback={<Chegando />}>
        <importacaoAberta.Component />
      </Suspense>
    );
  »return <Registros />;
}
«
const Chegando = () => (
  <Page routeId="%id%" titulo={copy.titulo} busy>
    <Skeleton height={640} />
  </Page>
);
»
function Registros() {
  const lista = %camel%.useLista();
  const { registro, open } = usePartes(['registro'«, 'importacao'»]);
  const onNovo = () => open({ registro: NOVO });
  return (
    <Page
      routeId="%id%"
      titulo={copy.titulo}
      descricao={copy.descricao}
      busy={lista.status === 'loading'}
      actions={
        «<Cluster gap={2}>
          <Button onClick={() => open({ importacao: NOVO })}>{palavras.importar}</Button>
        »<Button variant="primary" icon={<IconeAdicionar size={16} aria-hidden />} onClick={onNovo}>
          {palavras.novo}
        </Button>
        «</Cluster>
      »}
    >
      <ListaRegistros
        lista={lista}
        palavras={palavras}
        caption={copy.titulo}
        columns={colunas}
        busca={copy.busca}
        vazioTexto={copy.vazioTexto}
        escolha={useEscolhidas({ lista, rowId: ({ id }) => id })}
        atos={%camel%}
        onOpen={(id) => open({ registro: id })}
        onNovo={onNovo}
        filtros={filtros}
      />
      {registro && <Ficha%pascal%Aberta key={registro} id={registro} onClose={() => open({})} />}
    </Page>
  );
}
`;

const importacao = `import { ImportacaoNaPagina } from '../../importacao-na-pagina.component.tsx';
import { copy, palavras } from './%kebab%.copy.ts';
import { %camel% } from './%kebab%.resource.ts';

/** A file of %kebab%, in the place of the list. */
export const Importacao%pascal% = () => (
  <ImportacaoNaPagina
    routeId="%id%"
    titulo={palavras.importacao}
    voltar={{ href: '%address%', texto: copy.titulo }}
    cadastro="%cadastro%"
    texto={palavras.importacaoTexto}
    onImportado={() => void %camel%.refresh()}
  />
);
`;

const ficha = `import { NOVO } from '@balcao/shared/records';
import { Stack } from '@balcao/ui';
import { Drawer } from '@balcao/ui/overlays';
import { AbasRegistro, AcoesRegistro, HistoriaRegistro, LeituraRegistro, UsosLidos } from '@balcao/ui/records';
import { Form%pascal% } from './form-%kebab%.component.tsx';
import { copy, palavras } from './%kebab%.copy.ts';
import { %camel% } from './%kebab%.resource.ts';

export interface Ficha%pascal%AbertaProps {
  /** \`NOVO\`: one still to be included. */
  id: string;
  onClose: () => void;
}

/** One of %kebab% beside the list: its form, what uses it, what changed of it; or a new one. */
export function Ficha%pascal%Aberta({ id, onClose }: Ficha%pascal%AbertaProps) {
  if (id !== NOVO) return <Gravada id={id} onClose={onClose} />;
  return (
    <Drawer titulo={palavras.novo} isOpen onClose={onClose}>
      <Form%pascal% gravada={null} onSalvo={onClose} />
    </Drawer>
  );
}

function Gravada({ id, onClose }: Ficha%pascal%AbertaProps) {
  const leitura = %camel%.useRegistro(id);
  return (
    <Drawer titulo={leitura.data?.nome ?? copy.titulo} isOpen onClose={onClose}>
      <LeituraRegistro leitura={leitura} altura={420}>
        {(gravada) => (
          <Stack gap={4}>
            <AcoesRegistro registro={gravada} palavras={palavras} atos={%camel%} onExcluido={onClose} />
            <AbasRegistro palavras={palavras} usos={<Usos id={id} />} historia={<Historia id={id} />}>
              {/* what was saved elsewhere on the screen is another form over it */}
              <Form%pascal% key={String(gravada.ativo)} gravada={gravada} onSalvo={onClose} />
            </AbasRegistro>
          </Stack>
        )}
      </LeituraRegistro>
    </Drawer>
  );
}

const Usos = ({ id }: { id: string }) => <UsosLidos leitura={%camel%.useUsos(id)} />;
const Historia = ({ id }: { id: string }) => <HistoriaRegistro leitura={%camel%.useHistoria(id)} />;
`;

const form = `import type { Ficha%pascal% } from '@balcao/contracts';
import { useNaoSalvo } from '@balcao/shared/forms';
import { focusCampo } from '@balcao/ui';
import { CamposRegistro, FormRegistro } from '@balcao/ui/records';
import { palavras } from './%kebab%.copy.ts';
import { formulario } from './%kebab%.model.ts';
import { useForm%pascal% } from './%kebab%.resource.ts';

export interface Form%pascal%Props {
  /** null: a new one. */
  gravada: Ficha%pascal% | null;
  onSalvo: () => void;
}

/** One of %kebab% as fields. */
export function Form%pascal%({ gravada, onSalvo }: Form%pascal%Props) {
  const form = useForm%pascal%(gravada, focusCampo);
  useNaoSalvo('%parcel%', form.isDirty, form.putAway);
  return (
    <FormRegistro
      form={form}
      palavras={palavras}
      diferencasDe={(deles) => formulario.diferencasDe(deles, form.digitado)}
      rotuloDe={formulario.rotuloDe}
      onSalvo={onSalvo}
    >
      <CamposRegistro campos={formulario.campos} digitado={form.digitado} erros={form.erros} onChange={form.change} />
    </FormRegistro>
  );
}
`;

const columns = `import type { Dados%pascal%, Ficha%pascal% } from '@balcao/contracts';
import { campos%pascal% } from '@balcao/domain';
import { columnsOf } from '@balcao/ui/records';

/** Columns of the list: the fields that say they are one, then whether it is offered and when it changed. */
export const colunas = columnsOf<Dados%pascal%, Ficha%pascal%>({ campos: campos%pascal%, hrefOf: (id) => \`%address%?registro=\${id}\` });
`;

const resource = `import { %camel%Calls } from '@balcao/contracts';
import { defineFormulario, defineRegistro } from '@balcao/shared/records';
import { copy } from './%kebab%.copy.ts';
import { endereco, formulario } from './%kebab%.model.ts';

export const %camel% = defineRegistro({
  calls: %camel%Calls,
  endereco,
  arquivo: copy.arquivo,
  named: (id) => ({ id }),
  idOf: ({ id }) => id,
});
export const useForm%pascal% = defineFormulario(%camel%, formulario);
`;

const model = `import { Consulta%pascal%, type Dados%pascal% } from '@balcao/contracts';
import { campos%pascal%, formOf, listaNoEndereco } from '@balcao/domain';

/** The list's address. */
export const endereco = listaNoEndereco({ schema: Consulta%pascal%, filtros: ['q', 'situacao'], ordem: 'nome' });

/** How one of %kebab% is typed, judged, sent and compared. */
export const formulario = formOf<Dados%pascal%>(campos%pascal%);
`;

const copy = `import { nome%pascal% } from '@balcao/domain';
import { wordsOf } from '@balcao/ui/records';

/** What the kit says of every record, of this one. */
export const palavras = wordsOf(nome%pascal%);

/** Every other sentence of the screen. */
export const copy = {
  titulo: '%title%',
  descricao: 'O que a corretora cadastra aqui aparece nesta lista.',
  busca: 'Nome ou observação',
  vazioTexto: 'O que for incluído aparece nesta lista.',
  arquivo: (dia: string): string => \`%kebab%-\${dia}\`,
} as const;
`;

const test = `import { type Ficha%pascal%, %camel%Calls } from '@balcao/contracts';
import { currentSession } from '@balcao/shared';
import { queryClient, QueryProvider } from '@balcao/shared/query';
import { fakeGateway, refusal, signIn, signOut } from '@balcao/testing';
import { fillObrigatorios } from '@balcao/testing/fill-obrigatorios';
import { ToastRegion } from '@balcao/ui';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter } from 'react-router-dom';
import { palavras } from './%kebab%.copy.ts';
import { formulario } from './%kebab%.model.ts';
import { «importacaoAberta, »%pascal%Page } from './%kebab%.page.tsx';

const gateway = fakeGateway();
const user = userEvent.setup();
/** One that is stored: it gains the fields this record gains, each with a value. */
const ficha: Ficha%pascal% = {
  id: '0190b000-0000-7000-8000-000000000001',
  versao: 3,
  ativo: true,
  nome: 'Aurora',
  observacao: null,
  criadoEm: '2026-01-01T12:00:00Z',
  alteradoEm: '2026-03-01T12:00:00Z',
  alteradoPor: 'Rita',
};

function open(search = '', administrador = true) {
  window.history.replaceState(null, '', \`%address%\${search}\`);
  signIn({ administrador });
  currentSession();
  render(
    <QueryProvider>
      <BrowserRouter>
        <%pascal%Page />
        <ToastRegion />
      </BrowserRouter>
    </QueryProvider>,
  );
}
const sent = (method: string) => gateway.pedidos.filter((pedido) => pedido.method === method).map(({ input }) => input);
async function type(nome: string, texto: string) {
  const field = await screen.findByRole('textbox', { name: nome });
  await user.clear(field);
  if (texto) await user.type(field, texto);
  await user.tab();
}
const press = async (nome: string) => user.click(await screen.findByRole('button', { name: nome }));
/** What the form sends of the stored one. */
const guardado = formulario.dadosDe(formulario.digitadoDe(ficha));

beforeEach(() => {
  gateway.answer(%camel%Calls.listFichas, { itens: [ficha], total: 1, pagina: 1, tamanho: 20 });
  gateway.answer(%camel%Calls.getFicha, ficha);
});
afterEach(() => {
  cleanup();
  gateway.reset();
  queryClient.clear();
  signOut();
  currentSession();
});
afterAll(gateway.close);

it('lists them, each by a link of its own, and says when there is none', async () => {
  open();
  expect(await screen.findByRole('link', { name: ficha.nome })).toHaveAttribute('href', \`%address%?registro=\${ficha.id}\`);
  cleanup();
  queryClient.clear();
  gateway.answer(%camel%Calls.listFichas, { itens: [], total: 0, pagina: 1, tamanho: 20 });
  open();
  expect(await screen.findByText(palavras.vazio)).toBeVisible();
});

it('includes one once it may be, and takes each refusal to its field', async () => {
  open('?registro=novo');
  await press(palavras.incluir);
  expect((await screen.findAllByText('Campo obrigatório.'))[0]).toBeVisible();
  expect(sent('POST')).toEqual([]);
  const novo = { ...formulario.dadosDe(formulario.digitadoDe(null)), ...(await fillObrigatorios(user, formulario.campos, ficha)), nome: 'Zilda' };
  await type('Nome', ' Zilda ');
  const errors = [{ campo: 'nome', codigo: 'conflito', mensagem: 'Outro já tem este valor.' }];
  gateway.reply(%camel%Calls.createFicha, { status: 422, body: { success: false, code: 'campos-invalidos', message: 'Confira.', errors } });
  await press(palavras.incluir);
  expect(await screen.findByText('Outro já tem este valor.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Nome' })).toHaveFocus();
  gateway.answer(%camel%Calls.createFicha, { ...ficha, nome: 'Zilda' });
  await press(palavras.incluir);
  expect(await screen.findByText(palavras.incluiu)).toBeVisible();
  expect(sent('POST').at(-1)).toEqual(novo);
  expect(window.location.search).toBe('');
});

it('never writes over what somebody else saved without both having been seen', async () => {
  const deles = { ...ficha, nome: 'Autora', versao: 4 };
  gateway.reply(%camel%Calls.updateFicha, refusal(409, '%kebab%-alterado', 'Outra pessoa mudou.', deles));
  open(\`?registro=\${ficha.id}\`);
  await type('Nome', 'Aurora Sul');
  await press(palavras.salvar);
  expect(await screen.findByText(/gravado “Autora”, o seu “Aurora Sul”/)).toBeVisible();
  await press('Manter o que digitei');
  gateway.answer(%camel%Calls.updateFicha, { ...deles, nome: 'Aurora Sul', versao: 5 });
  await press(palavras.salvar);
  await waitFor(() => expect(sent('PUT').at(-1)).toEqual({ ...guardado, id: ficha.id, nome: 'Aurora Sul', versao: 4 }));
});

it('deactivates one, and does not exclude what is in use: it tells what uses it', async () => {
  const usos = [{ tipo: 'ORCAMENTO', total: 1, exemplos: [{ id: 'x', nome: 'Nº 12', rota: null }] }];
  gateway.answer(%camel%Calls.setAtivos, [
    { id: ficha.id, nome: ficha.nome, ok: true, mudou: true, mensagem: null },
  ]);
  gateway.reply(%camel%Calls.deleteFicha, refusal(409, '%kebab%-em-uso', 'Está em uso.', usos));
  open(\`?registro=\${ficha.id}\`);
  await press('Desativar');
  expect(await screen.findByText(palavras.desativou(1))).toBeVisible();
  expect(sent('POST')).toEqual([{ ids: [ficha.id], ativo: false }]);
  await press('Excluir');
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Excluir' }));
  expect(await screen.findByText('1 orçamento')).toBeVisible();
});

it('excludes what nothing uses', async () => {
  gateway.answer(%camel%Calls.deleteFicha, {});
  open(\`?registro=\${ficha.id}\`);
  await press('Excluir');
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Excluir' }));
  expect(await screen.findByText(palavras.excluiu)).toBeVisible();
  await waitFor(() => expect(window.location.search).toBe(''));
});

«it('opens a file of them in the place of the list', async () => {
  await importacaoAberta.preload();
  open();
  await press(palavras.importar);
  expect(await screen.findByRole('heading', { level: 1, name: palavras.importacao })).toBeVisible();
  expect(screen.getByText(palavras.importacaoTexto)).toBeVisible();
});

»it('is for administrators alone', async () => {
  open('', false);
  expect(await screen.findByText(palavras.soAdministrador)).toBeVisible();
  expect(gateway.pedidos).toEqual([]);
});
`;

/** Files of the screen of a record, by name below its folder. */
export const recordFeatureTemplates: Readonly<Record<string, string>> = {
  '%kebab%.page.tsx': page,
  'ficha-%kebab%.component.tsx': ficha,
  'form-%kebab%.component.tsx': form,
  'colunas-%kebab%.component.tsx': columns,
  '%kebab%.resource.ts': resource,
  '%kebab%.model.ts': model,
  '%kebab%.copy.ts': copy,
  '%kebab%.page.test.tsx': test,
};

/** Beside those, where a record also comes in by a file. */
export const recordImportTemplates: Readonly<Record<string, string>> = { 'importacao-%kebab%.component.tsx': importacao };
