import { type Call, type FichaUsuario, type OpcoesUsuario, usuarioCalls, type UsuarioResumo } from '@balcao/contracts';
import { PERFIS_DE_ACESSO } from '@balcao/domain';
import { refusal } from '@balcao/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { gateway, openPage } from '../../open-page.fixture.tsx';
import { UsuarioNovoPage, UsuarioPage } from './usuario.page.tsx';
import { importacaoAberta, UsuariosPage } from './usuarios.page.tsx';

const user = userEvent.setup();
const ANA = '0190b000-0000-7000-8000-000000000031';
const BIA = '0190b000-0000-7000-8000-000000000032';
const ficha = (over: Partial<FichaUsuario> = {}): FichaUsuario => ({
  id: ANA,
  versao: 3,
  nome: 'Ana Prado',
  email: 'ana@corretora.com.br',
  telefone: '35900001001',
  ...PERFIS_DE_ACESSO.CORRETOR,
  corretoraIds: [],
  produtorId: null,
  produtor: null,
  horarios: [],
  situacao: 'ATIVO',
  segundoFator: true,
  ultimoAcessoEm: '2026-03-01T12:00:00Z',
  conviteExpiraEm: null,
  foraDoPlano: ['acessoRecebimento'],
  criadoEm: '2026-01-01T12:00:00Z',
  alteradoEm: '2026-03-01T12:00:00Z',
  alteradoPor: 'Rita',
  ...over,
});
const resumo: UsuarioResumo = {
  id: ANA,
  nome: 'Ana Prado',
  email: 'ana@corretora.com.br',
  perfil: 'CORRETOR',
  situacao: 'ATIVO',
  segundoFator: true,
  ultimoAcessoEm: null,
  alteradoEm: '2026-03-01T12:00:00Z',
};
const opcoes: OpcoesUsuario = {
  corretoras: [{ id: '0190b000-0000-7000-8000-000000000041', nome: 'Matriz' }],
  produtores: [{ id: '0190b000-0000-7000-8000-000000000051', nome: 'Caio', usuarioId: BIA }],
  herdeiros: [
    { id: ANA, nome: 'Ana Prado' },
    { id: BIA, nome: 'Bia Reis' },
  ],
  foraDoPlano: [],
};

const sent = ({ method, path }: Call): readonly Record<string, unknown>[] => {
  const pattern = new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`);
  return gateway.pedidos.filter((pedido) => pedido.method === method && pattern.test(pedido.path)).map(({ input }) => input);
};
const refusedAt = (campo: string, mensagem: string) => ({
  status: 422,
  body: { success: false, code: 'campos-invalidos', message: 'Confira os campos.', errors: [{ campo, codigo: 'conflito', mensagem }] },
});

const show = (page: ReactElement, search = '', administrador = true): void =>
  openPage(page, { address: `/${search}`, sessao: { administrador } });

beforeEach(() => {
  gateway.answer(usuarioCalls.listFichas, { itens: [resumo], total: 1, pagina: 1, tamanho: 20 });
  gateway.answer(usuarioCalls.getLugares, { usados: 4, limite: 10 });
  gateway.answer(usuarioCalls.getOpcoes, opcoes);
  gateway.answer(usuarioCalls.getFicha, ficha());
  gateway.answer(usuarioCalls.listUsos, []);
});

describe('the list', () => {
  it('shows who enters, and the seats of the plan', async () => {
    show(<UsuariosPage />);
    const linha = (await screen.findByRole('link', { name: 'Ana Prado' })).closest('tr') as HTMLElement;
    expect(linha).toHaveTextContent('ana@corretora.com.br');
    for (const texto of ['Corretor', 'Ligado', 'Nunca entrou', 'Ativo']) expect(within(linha).getByText(texto)).toBeInTheDocument();
    expect(await screen.findByText('4 de 10 lugares do plano em uso.')).toBeInTheDocument();
  });

  it('keeps filters of its own, and brings invitations in by a file', async () => {
    await importacaoAberta.preload();
    show(<UsuariosPage />);
    expect(await screen.findByRole('link', { name: 'Novo filtro' })).toHaveAttribute('href', '/filtros/novo?lista=USUARIOS');
    await user.click(screen.getByRole('button', { name: 'Importar' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Importar usuários' })).toBeVisible();
    expect(screen.getByText(/Cada linha importada é um convite por e-mail/)).toBeVisible();
  });

  it('is of administrators alone', () => {
    show(<UsuariosPage />, '', false);
    expect(screen.getByText('Só administradores cuidam dos usuários')).toBeInTheDocument();
    expect(sent(usuarioCalls.listFichas)).toEqual([]);
  });
});

describe('a new user', () => {
  it('is judged at the fields and invited with the powers of a preset', async () => {
    gateway.answer(usuarioCalls.createFicha, ficha({ situacao: 'CONVIDADO' }));
    show(<UsuarioNovoPage />);
    await user.click(screen.getByRole('button', { name: 'Enviar convite' }));
    expect(await screen.findAllByText('Informe o e-mail.')).not.toHaveLength(0);
    expect(sent(usuarioCalls.createFicha)).toEqual([]);
    await user.type(screen.getByRole('textbox', { name: /^Nome/ }), 'Davi Luz');
    await user.type(screen.getByRole('textbox', { name: /^E-mail/ }), 'davi@corretora.com.br');
    await user.click(screen.getByRole('button', { name: /Perfil/ }));
    await user.click(await screen.findByRole('option', { name: /Assistente/ }));
    await user.click(screen.getByRole('button', { name: 'Dias úteis, das 8h às 18h' }));
    await user.click(screen.getByRole('button', { name: 'Remover a faixa 5' }));
    await user.click(screen.getByRole('button', { name: 'Enviar convite' }));
    await waitFor(() => expect(sent(usuarioCalls.createFicha)).toHaveLength(1));
    expect(sent(usuarioCalls.createFicha)[0]).toMatchObject({
      nome: 'Davi Luz',
      email: 'davi@corretora.com.br',
      telefone: null,
      ...PERFIS_DE_ACESSO.ASSISTENTE,
      horarios: [1, 2, 3, 4].map((dia) => ({ dia, ini: '08:00', fim: '18:00' })),
    });
  });

  it('says at the field that an e-mail is taken', async () => {
    gateway.reply(usuarioCalls.createFicha, refusedAt('email', 'Este e-mail já é de um acesso ao Balcão.'));
    show(<UsuarioNovoPage />);
    await user.type(screen.getByRole('textbox', { name: /^Nome/ }), 'Davi Luz');
    await user.type(screen.getByRole('textbox', { name: /^E-mail/ }), 'davi@corretora.com.br');
    await user.click(screen.getByRole('button', { name: 'Enviar convite' }));
    expect(await screen.findByRole('textbox', { name: /^E-mail/ })).toHaveAccessibleDescription(/já é de um acesso/);
  });
});

describe('one user', () => {
  it('shows each flag with its sentence; what the plan refuses cannot be chosen', async () => {
    show(<UsuarioPage />, `?id=${ANA}`);
    const gestao = await screen.findByRole('checkbox', { name: 'Gestão' });
    expect(gestao).toBeChecked();
    expect(gestao).toHaveAccessibleDescription(/registra e cancela propostas/);
    expect(screen.getByRole('checkbox', { name: 'Recebimentos' })).toBeDisabled();
    expect(screen.getByRole('checkbox', { name: 'Recebimentos' })).toHaveAccessibleDescription(/plano da corretora não inclui/);
    gateway.answer(usuarioCalls.updateFicha, ficha({ versao: 4 }));
    await user.click(gestao);
    await user.click(screen.getByRole('button', { name: 'Salvar usuário' }));
    await waitFor(() => expect(sent(usuarioCalls.updateFicha)).toHaveLength(1));
    expect(sent(usuarioCalls.updateFicha)[0]).toMatchObject({ usuarioId: ANA, versao: 3, flags: { acessoGestao: false } });
  });

  it('shows both versions when somebody else wrote', async () => {
    gateway.reply(
      usuarioCalls.updateFicha,
      refusal(409, 'usuario-alterado', 'Outra pessoa mudou.', ficha({ versao: 4, nome: 'Ana P. Prado' })),
    );
    show(<UsuarioPage />, `?id=${ANA}`);
    const nome = await screen.findByRole('textbox', { name: /^Nome/ });
    await user.clear(nome);
    await user.type(nome, 'Ana Outra');
    await user.click(screen.getByRole('button', { name: 'Salvar usuário' }));
    expect(await screen.findByText('Este usuário mudou enquanto você editava.')).toBeInTheDocument();
    expect(screen.getByText(/Ana P\. Prado/)).toBeInTheDocument();
  });

  it('is deactivated only once somebody takes the open work', async () => {
    gateway.answer(usuarioCalls.listUsos, [{ tipo: 'TAREFA', total: 2, exemplos: [{ id: 't', nome: 'Ligar', rota: null }] }]);
    gateway.reply(usuarioCalls.deactivate, refusedAt('herdeiroId', 'Escolha quem recebe o trabalho em aberto.'));
    show(<UsuarioPage />, `?id=${ANA}`);
    await user.click(await screen.findByRole('button', { name: 'Desativar' }));
    const dialog = await screen.findByRole('dialog', { name: 'Desativar Ana Prado?' });
    expect(await within(dialog).findByText('2 tarefas')).toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: 'Desativar' }));
    expect(await within(dialog).findByText('Escolha quem recebe o trabalho em aberto.')).toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: /Quem recebe o trabalho/ }));
    expect(screen.queryByRole('option', { name: 'Ana Prado' })).not.toBeInTheDocument();
    await user.click(await screen.findByRole('option', { name: 'Bia Reis' }));
    gateway.answer(usuarioCalls.deactivate, { orcamentos: 0, tarefas: 2, propostas: 0 });
    await user.click(within(dialog).getByRole('button', { name: 'Desativar' }));
    expect(await screen.findByText('Passou adiante: 2 tarefas.')).toBeInTheDocument();
    expect(sent(usuarioCalls.deactivate).at(-1)).toMatchObject({ usuarioId: ANA, herdeiroId: BIA });
  });

  it('who was invited has the invitation sent again or revoked', async () => {
    gateway.answer(usuarioCalls.getFicha, ficha({ situacao: 'CONVIDADO', conviteExpiraEm: '2099-03-01T12:00:00Z' }));
    gateway.answer(usuarioCalls.sendConvite, ficha({ situacao: 'CONVIDADO' }));
    gateway.answer(usuarioCalls.revokeConvite, {});
    show(<UsuarioPage />, `?id=${ANA}`);
    expect(await screen.findByText(/Vale até/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Reenviar convite' }));
    expect(await screen.findByText('Convite reenviado')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Revogar convite' }));
    const dialog = await screen.findByRole('alertdialog');
    await user.click(within(dialog).getByRole('button', { name: 'Revogar convite' }));
    await waitFor(() => expect(sent(usuarioCalls.revokeConvite)).toEqual([{ usuarioId: ANA }]));
  });

  it('lists their sessions and ends one', async () => {
    gateway.answer(usuarioCalls.listSessoes, [
      {
        id: BIA,
        aparelho: 'Chrome no Windows',
        ip: '10.0.0.1',
        inicio: '2026-03-01T12:00:00Z',
        expira: '2026-03-02T12:00:00Z',
        atual: false,
      },
    ]);
    gateway.answer(usuarioCalls.endSessao, {});
    show(<UsuarioPage />, `?id=${ANA}`);
    await user.click(await screen.findByRole('tab', { name: 'Sessões' }));
    await user.click(await screen.findByRole('button', { name: 'Encerrar a sessão em Chrome no Windows' }));
    await waitFor(() => expect(sent(usuarioCalls.endSessao)).toEqual([{ usuarioId: ANA, sessaoId: BIA }]));
  });
});
