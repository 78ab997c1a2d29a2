// Sketch for iOS: the links and new windows of the web client in the web view of a WebBridge, and the end of its process.
import UIKit
import WebKit

extension WebBridge: WKNavigationDelegate {
    func webView(_ webView: WKWebView, decidePolicyFor action: WKNavigationAction) async -> WKNavigationActionPolicy {
        guard let url = action.request.url else { return .cancel }
        // No target frame means a new window. Frames are the card provider's.
        if let frame = action.targetFrame, !frame.isMainFrame || isInside(url, from: webView.url) { return .allow }
        if ["https", "http", "tel", "sms", "mailto"].contains(url.scheme) { _ = await UIApplication.shared.open(url) }
        return .cancel
    }

    /// From the intake, and back, the main frame visits a bank.
    private func isInside(_ url: URL, from current: URL?) -> Bool {
        if isOwn(url) { return true }
        guard url.scheme == "https", let current else { return false }
        return !isOwn(current) || current.path.hasPrefix("/intake")
    }

    private func isOwn(_ url: URL) -> Bool {
        url.scheme == origin.scheme && url.host == origin.host && url.port == origin.port
    }

    /// The system has ended the web view's process.
    func webViewWebContentProcessDidTerminate(_ webView: WKWebView) { webView.reload() }
}
