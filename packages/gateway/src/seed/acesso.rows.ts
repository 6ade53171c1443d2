import type { AssinaturaDemo } from './assinaturas.ts';
import type { TableRow } from './insert-rows.ts';
import type { Mundo } from './mundo.ts';
import type { ProdutorDemo } from './registro.ts';
import { SEGURADORAS } from './seguradoras.table.ts';

export const corretoraRow = ({ id, corretoraId, fantasia, razaoSocial, cnpj, susep, login }: AssinaturaDemo): TableRow => ({
  id: corretoraId,
  assinatura_id: id,
  razao_social: razaoSocial,
  fantasia,
  cnpj,
  susep,
  email_intranet: `contato@${login}.exemplo.test`,
  telefone: '3534710000',
  enderecos: [
    {
      tipo: 'SEDE',
      cep: '37550001',
      logradouro: 'Avenida Doutor Lisboa',
      numero: '100',
      complemento: null,
      bairro: 'Centro',
      cidade: 'Pouso Alegre',
      uf: 'MG',
    },
  ],
  principal: true,
});

export const usuarioRows = (assinatura: AssinaturaDemo, produtores: readonly ProdutorDemo[], senhaHash: string): TableRow[] =>
  assinatura.usuarios.map(
    (
      { id, nome, email, administrador = false, segfyer = false, flags = {}, produtor, primeiroAcesso = false, loginLegado = null },
      index,
    ) => ({
      id,
      assinatura_id: assinatura.id,
      nome,
      email,
      telefone: `3590000${1_001 + index}`,
      // confirmed by being the demo's own
      email_confirmado_em: 'now',
      login_legado: loginLegado,
      senha_hash: senhaHash,
      administrador,
      segfyer,
      flags,
      produtor_id: produtor === undefined ? null : (produtores[produtor]?.id ?? null),
      // administrators see every brokerage, also those they include
      corretora_ids: administrador ? [] : [assinatura.corretoraId],
      primeiro_acesso: primeiroAcesso,
    }),
  );

/** Codes and commission ranges agreed with each insurer, per line. */
export const seguradoraTenantRows = ({ id, corretoraId, volumes }: AssinaturaDemo, { sorteio, id: newId }: Mundo): TableRow[] =>
  SEGURADORAS.map(({ slug, linhas, comissaoMinBps }) => ({
    id: newId(),
    assinatura_id: id,
    corretora_id: corretoraId,
    seguradora: slug,
    codigo_corretor: sorteio.digitos(6),
    ativo: !volumes.seguradorasInativas.includes(slug),
    comissao: linhas.map((linha) => ({
      linha,
      padraoBps: 2_000,
      minBps: comissaoMinBps,
      maxBps: linha === 'AUTO' ? 2_500 : 3_000,
      descontoMaxBps: linha === 'SAUDE' ? 1_000 : 1_500,
    })),
    politica_comissao: sorteio.pesado([
      ['PARCELADA', 7],
      ['PRIMEIRA', 2],
      ['ANTECIPADA', 1],
    ]),
  }));
