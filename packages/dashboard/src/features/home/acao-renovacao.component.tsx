import { type RenovacaoProxima, renovacaoCalls } from '@balcao/contracts';
import { hasPermissao, sentenceOfFalha } from '@balcao/domain';
import { FalhaRequisicao, useSession } from '@balcao/shared';
import { Button, ButtonLink, showToast, Stack, Text } from '@balcao/ui';
import { useState } from 'react';
import { copy } from './home.copy.ts';
import type { Links } from './home.model.ts';
import { useGeracao } from './home.resource.ts';

export interface AcaoRenovacaoProps {
  renovacao: RenovacaoProxima;
  links: Links;
}

/** What is done about a policy that ends, in its place: its quote is generated, or opened when there is one. */
export function AcaoRenovacao({ renovacao: { apoliceId, segurado, orcamento, podeGerar }, links }: AcaoRenovacaoProps) {
  const sessao = useSession();
  const generate = useGeracao();
  const [isBusy, setIsBusy] = useState(false);
  const [falha, setFalha] = useState<string | null>(null);
  if (orcamento) {
    const href = links.orcamento({ ...orcamento, cotacaoId: null });
    return href ? (
      <ButtonLink size="sm" href={href} aria-label={copy.abrirOrcamento(orcamento.numero)}>
        {copy.abrir}
      </ButtonLink>
    ) : null;
  }
  if (!podeGerar || !sessao || sessao.acessoMC === false || !hasPermissao(sessao, renovacaoCalls.generateOrcamentos)) return null;
  const press = async () => {
    setIsBusy(true);
    setFalha(null);
    try {
      const gerada = await generate(apoliceId);
      if (gerada?.orcamento) showToast({ tone: 'sucesso', titulo: copy.gerado(gerada.orcamento.numero) });
      else setFalha(gerada?.mensagem ?? copy.falhaGerar);
    } catch (error) {
      setFalha(error instanceof FalhaRequisicao ? sentenceOfFalha(error) : copy.falhaGerar);
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Stack gap={1} align="end">
      <Button size="sm" isBusy={isBusy} aria-label={copy.gerarDe(segurado)} onClick={() => void press()}>
        {copy.gerar}
      </Button>
      {falha && (
        <Text as="span" size={12} tone="perigo" role="alert">
          {falha}
        </Text>
      )}
    </Stack>
  );
}
