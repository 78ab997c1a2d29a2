// Sketch of the bridge for iOS: messages, links and new windows of the web client in a WKWebView.
import UIKit
import WebKit

enum MessageType: String, Decodable {
    case navigateLogin = "navigate-login", navigateSettings = "navigate-settings"
    case navigateProfile = "navigate-profile", logout, login, authSuccess = "auth-success"
    case authInvalid = "auth-invalid", openPrivacy = "open-privacy", openTerms = "open-terms"
    case healthApp = "health-app"
}

struct WebMessage: Decodable {
    struct Payload: Decodable { let userId: String?, email: String?, password: String? }
    let type: MessageType
    let payload: Payload?
}

/// `origin` is the web client's: https://app.example.org, or http://localhost:3000 for a try. The web view keeps the bridge:
/// capture its owner in `onMessage` with `[weak self]`.
final class WebBridge: NSObject, WKScriptMessageHandler, WKNavigationDelegate {
    private let origin: URL
    private let onMessage: (WebMessage) -> Void

    init(origin: URL, onMessage: @escaping (WebMessage) -> Void) {
        (self.origin, self.onMessage) = (origin, onMessage)
    }

    private func isOwn(_ url: URL?) -> Bool {
        url?.scheme == origin.scheme && url?.host == origin.host && url?.port == origin.port
    }

    func makeWebView(version: String) -> WKWebView {
        let configuration = WKWebViewConfiguration()
        configuration.applicationNameForUserAgent = "PatientApp/\(version) (ios)"
        // Not on the page of a bank, which the web view may visit.
        let own = origin.absoluteString.trimmingCharacters(in: CharacterSet(charactersIn: "/"))
        let source = """
            if (location.origin === "\(own)")
              window.ReactNativeWebView = { postMessage: (text) => window.webkit.messageHandlers.app.postMessage(text) }
            """
        configuration.userContentController.addUserScript(
            WKUserScript(source: source, injectionTime: .atDocumentStart, forMainFrameOnly: true))
        configuration.userContentController.add(self, name: "app")
        let webView = WKWebView(frame: .zero, configuration: configuration)
        webView.navigationDelegate = self
        return webView
    }

    func userContentController(_: WKUserContentController, didReceive message: WKScriptMessage) {
        let frame = message.frameInfo
        let sender = frame.securityOrigin
        guard frame.isMainFrame, sender.protocol == origin.scheme, sender.host == origin.host,
              sender.port == origin.port ?? 0,
              let text = message.body as? String,
              // A type that this app does not know is not decoded, and ignored.
              let decoded = try? JSONDecoder().decode(WebMessage.self, from: Data(text.utf8)) else { return }
        onMessage(decoded)
    }

    func webView(_ webView: WKWebView, decidePolicyFor action: WKNavigationAction) async -> WKNavigationActionPolicy {
        let url = action.request.url
        // No target frame means a new window.
        if let frame = action.targetFrame {
            // Frames are the card provider's. From the intake, and back, the main frame visits a bank.
            let current = webView.url
            let isBank = url?.scheme == "https" && current != nil
                && (current?.path.hasPrefix("/intake") == true || !isOwn(current))
            if !frame.isMainFrame || isOwn(url) || isBank { return .allow }
        }
        if let url, ["https", "http", "tel", "sms", "mailto"].contains(url.scheme) { _ = await UIApplication.shared.open(url) }
        return .cancel
    }

    /// The system has ended the web view's process.
    func webViewWebContentProcessDidTerminate(_ webView: WKWebView) { webView.reload() }
}
