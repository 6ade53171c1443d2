import type { CorretoraResumo, FichaCorretora, FichaSeguradora, SeguradoraResumo, UsuarioResumo } from '@balcao/contracts';
import { xlsxOf } from '../../plugins/xlsx.ts';
import { errosDe, importacoesDe } from '../../testing/test-importacao.ts';
import { type CorreioTeste } from '../../testing/test-correio.ts';
import type { Corretor, QuotingTeste } from '../../testing/test-quoting.ts';
import { colega, createEquipe, createProdutor, invited, startUsuarios } from '../../testing/test-usuarios.ts';

let teste: QuotingTeste;
let correio: CorreioTeste;
beforeAll(async () => {
  ({ teste, correio } = await startUsuarios());
});
afterAll(() => teste.close());

const corretoras = importacoesDe(() => teste, 'CORRETORA');
const seguradoras = importacoesDe(() => teste, 'SEGURADORA');
const usuarios = importacoesDe(() => teste, 'USUARIO');
const itens = async <T>(quem: Corretor, caminho: string): Promise<T[]> =>
  (await quem.request('GET', `${caminho}?tamanho=100`)).json<{ data: { itens: T[] } }>().data.itens;
/** Sees and administers one brokerage alone. */
const limit = (quem: Corretor, corretoraIds: readonly string[]) =>
  teste.owner('update balcao.usuario set corretora_ids = $2 where id = $1', [quem.usuario.usuarioId, corretoraIds]);

async function xlsx(colunas: readonly string[], ...linhas: readonly (readonly string[])[]): Promise<Buffer> {
  const parts: Buffer[] = [];
  async function* lotes() {
    yield linhas;
  }
  const folha = { nome: 'lista', colunas: colunas.map((titulo) => ({ titulo, tipo: 'texto' as const })) };
  for await (const part of xlsxOf({ ...folha, lotes: lotes() })) parts.push(part);
  return Buffer.concat(parts);
}

describe('brokerages', () => {
  it('come in by a workbook, with an address and an account, and each refusal at its column', async () => {
    const ana = await createEquipe();
    const arquivo = await xlsx(
      ['Nome', 'CNPJ', 'SUSEP', 'Regime', 'CEP', 'Logradouro', 'Número', 'Bairro', 'Cidade', 'UF', 'Banco', 'Agência', 'Conta', 'Pix'],
      [
        'Filial Sul',
        '11.222.333/0001-81',
        '123456',
        'lucro real',
        '01310-100',
        'Av. Paulista',
        '1',
        'Bela Vista',
        'São Paulo',
        'sp',
        '',
        '',
        '',
        '',
      ],
      ['Sem CNPJ', '', '', '', '', '', '', '', '', '', '', '', '', ''],
      ['Errada', '11222333000182', '12', 'nenhum', '', '', '', '', 'Itu', '', '1', '1', '', 'x'],
      ['De novo', '11222333000181', '', '', '', '', '', '', '', '', '', '', '', ''],
    );
    const importacao = await corretoras.sent(ana, arquivo, 'corretoras.xlsx');
    expect(importacao).toMatchObject({ total: 4, mapeamento: { fantasia: 0, cnpj: 1, susep: 2, regime: 3, cep: 4, uf: 9, pixChave: 13 } });
    const conferida = await corretoras.conferred(ana, importacao);
    expect(conferida).toMatchObject({ validas: 1, recusadas: 3 });
    const campos = conferida.erros.map(({ linha, campo }) => `${linha} ${campo}`);
    expect(campos).toEqual(expect.arrayContaining(['3 cnpj', '4 cnpj', '4 susep', '4 regime', '4 cep', '4 conta', '4 pixTipo', '5 cnpj']));
    expect(await corretoras.written(ana, conferida)).toMatchObject({ status: 'CONCLUIDA' });
    const nova = (await itens<CorretoraResumo>(ana, 'corretoras')).find(({ nome }) => nome === 'Filial Sul');
    expect(nova).toMatchObject({ cnpj: '11222333000181', regime: 'REAL', principal: false, ativo: true, cidade: 'São Paulo/SP' });
    const ficha = (await ana.request('GET', `corretoras/${nova?.id}`)).json<{ data: FichaCorretora }>().data;
    expect(ficha).toMatchObject({ razaoSocial: 'Filial Sul', enderecos: [{ tipo: 'SEDE', cep: '01310100', uf: 'SP' }], contas: [] });
  });

  it('are of no administrator who sees only some', async () => {
    const ana = await createEquipe();
    await limit(ana, [ana.usuario.corretoraId]);
    const conferida = await corretoras.conferred(ana, await corretoras.sent(ana, 'Nome;CNPJ\nOutra;11222333000181\n'));
    expect(errosDe(conferida)).toEqual(['2 -: O seu acesso é só a algumas corretoras: peça a quem vê todas para incluir outra.']);
  });
});

describe('insurers', () => {
  it('come in for the brokerage they name, agreed alike for each line they take', async () => {
    await teste.owner(
      `insert into balcao.seguradora (slug, nome, tipo, linhas) values ('anta_seguros', 'Anta Seguros', 'SEGURADORA', '{AUTO,VIDA}'),
         ('zebra_seguros', 'Zebra Seguros', 'SEGURADORA', '{AUTO}') on conflict (slug) do nothing`,
    );
    const ana = await createEquipe();
    const csv = [
      'Seguradora;Corretora;Código do corretor;Comissão padrão;Comissão mínima;Comissão máxima;Desconto máximo;Telefone de sinistro',
      'anta seguros;;77;15%;10;18;5;0800 123 4567',
      'Zebra Seguros;Nenhuma;;;;;;',
      'Nada Seguros;;;;;;;12',
      'zebra_seguros;;;30;10;20;;',
      'Anta Seguros;;;;;;;',
    ].join('\n');
    const conferida = await seguradoras.conferred(ana, await seguradoras.sent(ana, csv));
    expect(errosDe(conferida)).toEqual([
      '3 corretora: Escreva o nome ou o CNPJ de uma corretora ativa da assinatura.',
      '4 seguradora: Esta seguradora não está no catálogo.',
      '5 padraoBps: A comissão padrão fica entre o mínimo e o máximo.',
      '6 seguradora: Repete o valor da linha 2.',
    ]);
    expect(await seguradoras.written(ana, conferida)).toMatchObject({ status: 'CONCLUIDA' });
    const anta = (await itens<SeguradoraResumo>(ana, 'seguradoras')).find(({ seguradora }) => seguradora === 'anta_seguros');
    const ficha = (await ana.request('GET', `seguradoras/${anta?.id}`)).json<{ data: FichaSeguradora }>().data;
    const combinado = { ramo: null, padraoBps: 1_500, minBps: 1_000, maxBps: 1_800, descontoMaxBps: 500 };
    expect(ficha).toMatchObject({
      codigoCorretor: '77',
      corretoraId: ana.usuario.corretoraId,
      condicoes: [
        { linha: 'AUTO', ...combinado },
        { linha: 'VIDA', ...combinado },
      ],
      telefoneSinistro: '08001234567',
    });
    expect(await seguradoras.conferred(ana, await seguradoras.sent(ana, csv))).toMatchObject({ validas: 0 });
  });
});

describe('users', () => {
  it('are invited by each line, with a preset and their brokerages, as many as the plan has seats', async () => {
    const ana = await createEquipe(3);
    await createProdutor(ana);
    await invited({ email: 'tomado@casa.com.br' });
    const csv = [
      'Nome;E-mail;Perfil;Corretoras;Produtor',
      'Bia Lima;Bia@casa.com.br;assistente;Corretora de Teste;Produtor',
      'Caio Melo;caio@casa.com.br;;;Produtor',
      'Davi Reis;davi@casa;dono;Outra Casa;',
      'Tomada;tomado@casa.com.br;;;',
      'Eva Sá;eva@casa.com.br;Administrador;todas;',
      'Sem Lugar;semlugar@casa.com.br;;;',
    ].join('\n');
    const conferida = await usuarios.conferred(ana, await usuarios.sent(ana, csv));
    expect(errosDe(conferida)).toEqual([
      '3 produtor: Outro usuário já entra como este produtor.',
      '4 perfil: Use uma destas: Administrador, Corretor, Assistente, Somente leitura.',
      '4 corretoras: Não há, entre as que você administra, uma corretora chamada Outra Casa.',
      '4 email: Informe um e-mail válido.',
      '5 email: Já existe um registro com este valor.',
      '7 -: O seu plano tem 3 lugares, e todos estão em uso. Desative um usuário ou mude de plano.',
    ]);
    expect(await correio.to('bia@casa.com.br')).toEqual([]);
    expect(await usuarios.written(ana, conferida)).toMatchObject({ status: 'CONCLUIDA', validas: 2 });
    const novos = await itens<UsuarioResumo>(ana, 'usuarios');
    expect(novos).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ email: 'bia@casa.com.br', perfil: 'ASSISTENTE', situacao: 'CONVIDADO' }),
        expect.objectContaining({ email: 'eva@casa.com.br', perfil: 'ADMINISTRADOR', situacao: 'CONVIDADO' }),
      ]),
    );
    expect(await correio.tokenTo('bia@casa.com.br')).toBeTruthy();
    const bia = novos.find(({ email }) => email === 'bia@casa.com.br');
    expect((await ana.request('GET', `usuarios/${bia?.id}`)).json().data).toMatchObject({ corretoraIds: [ana.usuario.corretoraId] });
  });

  it('do not come in over seats taken since, nor after their administrator was lowered', async () => {
    const ana = await createEquipe(2);
    const conferida = await usuarios.conferred(ana, await usuarios.sent(ana, 'Nome;E-mail\nBia Lima;bia2@casa.com.br\n'));
    expect(conferida).toMatchObject({ validas: 1 });
    await invited({}, ana);
    // judged again, and shown again before anything is written
    expect(await usuarios.written(ana, conferida)).toMatchObject({ status: 'CONFERIDA', validas: 0, recusadas: 1 });
    const rui = await colega(await createEquipe(9), { administrador: true });
    const outra = await usuarios.conferred(rui, await usuarios.sent(rui, 'Nome;E-mail\nCaio;caio3@casa.com.br\n'));
    await teste.owner('update balcao.usuario set administrador = false where id = $1', [rui.usuario.usuarioId]);
    expect((await usuarios.ask(rui, outra, 'gravar')).statusCode).toBe(403);
    expect(await correio.to('caio3@casa.com.br')).toEqual([]);
  });

  it('work for the brokerages of who invites them, where those are not all', async () => {
    const ana = await createEquipe(9);
    await limit(ana, [ana.usuario.corretoraId]);
    const conferida = await usuarios.conferred(ana, await usuarios.sent(ana, 'Nome;E-mail\nBia Lima;bia4@casa.com.br\n'));
    await usuarios.written(ana, conferida);
    const bia = (await itens<UsuarioResumo>(ana, 'usuarios')).find(({ email }) => email === 'bia4@casa.com.br');
    expect((await ana.request('GET', `usuarios/${bia?.id}`)).json().data).toMatchObject({ corretoraIds: [ana.usuario.corretoraId] });
  });
});
